/** What networks show uncropped. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies: `/share/zh/guide/start.png`, `/share/index.png`. */
export function shareImagePath(routePath: string): string {
  return `/share${routePath.endsWith('/') ? `${routePath}index` : routePath}.png`;
}
