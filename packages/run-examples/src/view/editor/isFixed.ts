const FIXED = [
  /(^|\/)(rstest|rsbuild|rspack|rslib)(\.[\w-]+)?\.config\.\w+$/,
  /(^|\/)package\.json$/,
  /(^|\/)tsconfig[\w.-]*\.json$/,
  /\.d\.[cm]?ts$/,
];

/** Whether a file is only read at build time, so that editing it would have no effect. */
export function isFixed(path: string): boolean {
  return FIXED.some((pattern) => pattern.test(path));
}
