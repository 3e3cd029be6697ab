/** NProgress' options, which are loaded with it. `speed` and `trickleSpeed` are in milliseconds. */
export const PROGRESS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;
