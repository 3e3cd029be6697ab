/**
 * Addresses, limits, sizes and times of the site. Every number of the specification stands here
 * under its name; the section it comes from is named beside it. Times are milliseconds and sizes
 * CSS pixels unless the name says otherwise.
 */

export const SITE_ORIGIN = 'https://rstest.rs';
export const REPOSITORY = 'https://github.com/web-infra-dev/rstest';
export const EDIT_BASE = `${REPOSITORY}/edit/main/website/docs`;
export const ASSETS_ORIGIN = 'https://assets.rspack.rs';

/** Keys of everything the site keeps in the reader's browser. */
export const STORAGE = {
  appearance: 'rstest-docs:appearance',
  visited: 'rstest-docs:visited',
  tabs: 'rstest-docs:tabs',
} as const;

/** Section 9, layout. Widths are the last one at which the narrow form still stands. */
export const LAYOUT = {
  navbarHeight: 72,
  navbarHeightNarrow: 56,
  /** The phone menu stands below this width; the desktop navbar at it and above. */
  phoneMenuBelow: 768,
  menuBarHeight: 46,
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
  appearanceAnimation: 400,
  copyMarkdownSuccess: 500,
  copyCodeSuccess: 2000,
} as const;

/** Section 9, progress bar. */
export const PROGRESS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

/** Section 9, image zoom. */
export const ZOOM = {
  scrollOffset: 40,
  closeDelay: 150,
  transition: 300,
  attachDelay: 100,
} as const;

/** Section 9, limits. */
export const LIMITS = {
  socialLinks: 5,
  overviewDepth: 2,
} as const;

/**
 * Sections 5, 7.1 and 9, search. What DocSearch and Algolia's client have built in (the numbers
 * of saved searches, the delays) is named here for the tests, which hold them to it.
 */
export const SEARCH = {
  inputLength: 64,
  recents: 7,
  recentsBesideFavorites: 4,
  favorites: 10,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  suggestions: 3,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowUpTo: 768,
  stallThreshold: 300,
  connectTimeout: 1000,
  readTimeout: 2000,
  writeTimeout: 30_000,
  hostDownFor: 120_000,
  viewedBatch: 20,
  viewedDelay: 400,
  /** Ours: how long a hosted response is used again, so that a new index is seen. */
  responseLifetime: 300_000,
} as const;

/** Section 9, the tool menu's own measures; nothing else of the site uses them. */
export const TOOL_MENU = {
  tools: 8,
  landingCards: 7,
  hoverDelay: 100,
  motionDeadline: 1000,
  tooltipMaxWidth: 250,
  titleMinWidth: 177,
  breakpoints: [480, 576, 768, 992, 1200, 1600],
  fontSize: 14,
  borderRadius: 6,
  controlHeight: 32,
} as const;

/** Ours: what an example that runs in the page may take. */
export const RUN = {
  /** Nothing was heard of the run, although it says every so often that it is alive. */
  silence: 10_000,
  heartbeat: 1000,
  /** A test file. */
  total: 60_000,
  /** A document's script that doesn't pause. */
  loopLimit: 3000,
  /** The sandbox does not answer. */
  start: 10_000,
  logLines: 1000,
  /** Characters of a line. */
  logLength: 10_000,
  /** Messages of one test file. */
  messages: 20_000,
} as const;

/** Ours: links to edited code of an example. */
export const RUN_LINK = {
  prefix: '#run=',
  /** A digit; another one for another form of the data. */
  version: '1',
  /** Characters of the whole fragment. */
  length: 8192,
  /** Bytes that the code in it may have, and lines. */
  bytes: 65_536,
  lines: 2000,
} as const;
