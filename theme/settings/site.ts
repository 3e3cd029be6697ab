/**
 * URLs, limits, sizes, and timings that the first load of a page needs; the other files of this folder
 * have the rest. Times are in milliseconds and sizes in CSS pixels unless noted otherwise.
 */

export const SITE_ORIGIN = 'https://rstest.rs';

/** Local storage keys of readers' choices around a page. Tools and packages have further keys. */
export const STORAGE = {
  appearance: 'rstest-docs:appearance',
  visited: 'rstest-docs:visited',
  tabs: 'rstest-docs:tabs',
} as const;

/**
 * Layout. Breakpoints named `…UpTo` are the widest viewport with the narrow layout. Media queries can't
 * read these values, so stylesheets repeat them: mainly `DocLayout.module.css` and those of the navbar.
 */
export const LAYOUT = {
  navbarHeight: 72,
  /** The phone menu replaces the desktop navbar below this width. */
  phoneMenuBelow: 768,
  menuBarUpTo: 960,
  menuBarUpToWithOutline: 1280,
} as const;

export const TIMING = {
  outlineThrottle: 100,
  navbarThrottle: 200,
  dropdownHideDelay: 150,
  /** Delay until a tooltip or the tool menu opens or closes. */
  hoverDelay: 100,
  copyMarkdownSuccess: 500,
  copyCodeSuccess: 2000,
} as const;

export const ZOOM = {
  scrollOffset: 40,
  attachDelay: 100,
} as const;

export const UI_LIMITS = {
  socialLinks: 5,
  overviewDepth: 2,
  /** Characters of a query. The input accepts one more, which shows that a query is too long. */
  searchInput: 512,
} as const;
