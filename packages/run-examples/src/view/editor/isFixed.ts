const FIXED = [
  /(^|\/)(rstest|rsbuild|rspack|rslib)(\.[\w-]+)?\.config\.\w+$/,
  /(^|\/)package\.json$/,
  /(^|\/)tsconfig[\w.-]*\.json$/,
  /\.d\.[cm]?ts$/,
];

/** Whether a file is read when the site is built, so that changing it here would change nothing. */
export function isFixed(path: string): boolean {
  return FIXED.some((pattern) => pattern.test(path));
}
