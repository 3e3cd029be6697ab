/**
 * URLs, limits, sizes, and timings. Every number of the specification is defined here or, if the first
 * load of a page doesn't need it, in another file of this folder, with the section that it comes from.
 * Times are in milliseconds and sizes in CSS pixels unless noted otherwise.
 */

export const SITE_ORIGIN = 'https://rstest.rs';

/** Keys of everything the site stores in the reader's browser. */
export const STORAGE = {
  appearance: 'rstest-docs:appearance',
  visited: 'rstest-docs:visited',
  tabs: 'rstest-docs:tabs',
  /** The version of Rstest that the reader uses; empty for the latest. */
  version: 'rstest-docs:version',
} as const;

/** Section 9, layout. Breakpoints named `…UpTo` are the widest viewport with the narrow layout. */
export const LAYOUT = {
  navbarHeight: 72,
  /** The phone menu replaces the desktop navbar below this width. */
  phoneMenuBelow: 768,
  menuBarUpTo: 960,
  menuBarUpToWithOutline: 1280,
} as const;

/** Section 9, timings. */
export const TIMING = {
  progressDelay: 200,
  hashScrollDelay: 100,
  outlineThrottle: 100,
  navbarThrottle: 200,
  dropdownHideDelay: 150,
  /** Ours. */
  prefetchDelay: 80,
  copyMarkdownSuccess: 500,
  copyCodeSuccess: 2000,
} as const;

/** Section 9, image zoom. */
export const ZOOM = {
  scrollOffset: 40,
  attachDelay: 100,
} as const;

/** Section 9: what the stylesheets and libraries have, listed here for the tests that verify it. */
export const STYLESHEET_VALUES = {
  navbarHeightNarrow: 56,
  menuBarHeight: 46,
  appearanceAnimation: 400,
  zoomCloseDelay: 150,
  zoomTransition: 300,
} as const;

/** Section 9, limits. */
export const LIMITS = {
  socialLinks: 5,
  overviewDepth: 2,
  searchInput: 64,
} as const;

/** Section 9, the tool menu: timings. */
export const TOOL_MENU = {
  hoverDelay: 100,
  motionDeadline: 1000,
} as const;

/** Section 9, the tool menu: what its stylesheet has, listed here for the tests that verify it. */
export const TOOL_MENU_SIZES = {
  tools: 8,
  tooltipMaxWidth: 250,
  titleMinWidth: 177,
  breakpoints: [480, 576, 768, 992, 1200, 1600],
  fontSize: 14,
  borderRadius: 6,
  controlHeight: 32,
} as const;

/** Ours: files that the site loads after the page. */
export const LOADING = {
  /** Timeout per file. */
  deadline: 20_000,
} as const;
