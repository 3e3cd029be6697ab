import { routeFile } from '../../../content/routes/routeFile.ts';

/** The size in pixels that social networks show uncropped. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The path of a page's share image: `/share/zh/guide/start.png`, `/share/index.png`. */
export function shareImagePath(routePath: string): string {
  return `/share${routeFile(routePath, '.png')}`;
}
