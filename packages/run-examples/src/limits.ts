/** Limits and timings. Times are in milliseconds unless noted otherwise. */

/** How long an example can run in the page, and how much of its output the page gets. */
export const RUN = {
  /** Longest time without a message from the run, which sends a regular heartbeat. */
  silence: 10_000,
  heartbeat: 1000,
  /** Longest time for one test file. */
  total: 60_000,
  /** Longest time that a reader waits for the sandbox once its scripts are loaded. */
  start: 20_000,
  /** Messages of one test file; a runtime that sends more is terminated. */
  messages: 20_000,
  /** Lines of output of one test file: as many `item`s as fit into half of `characters`. */
  logs: 300,
  /**
   * Characters of a whole run as JSON, as many as a page can render at once; anything beyond is left
   * out. Each test, line of output, and error counts at least `item` characters, and each line break
   * counts `lineBreak` characters more.
   */
  characters: 150_000,
  item: 250,
  lineBreak: 20,
  /** Errors of one test, or of one file outside its tests. */
  errorsPerTest: 20,
  /** Locations of one error. */
  locations: 20,
  /** Titles of a test and the suites around the test. */
  titles: 10,
  /** Characters of a title, an error's name, or a path. */
  nameLength: 500,
  /** Characters of a message, a diff, or a line of output. */
  textLength: 4000,
} as const;

/** How long the editor shows the status message of a button. */
export const STATUS_MESSAGE_DURATION = 2000;

/** Limits of a project in the playground, for readers and for links. */
export const PROJECT = {
  /** Files that can be added to a template or an example. */
  files: 50,
  /** Characters of a path. */
  pathLength: 120,
  /** Longest time for reading a project's files to plan a run. */
  planDeadline: 3000,
  /** How long watch mode waits for further changes before a run. */
  watchPause: 400,
} as const;

/** Links to projects in the playground. */
export const PROJECT_LINK = {
  prefix: '#play=',
  /** One digit; changes whenever the data's format does. */
  version: '1',
  /** Longest fragment, in characters. */
  length: 8192,
  /** Largest decompressed size, in bytes. */
  bytes: 65_536,
} as const;

/** Projects that are kept for the session: the oldest are removed first. */
export const SAVED_PROJECTS = {
  key: 'run-examples:projects',
  /** Characters of all projects as JSON. */
  characters: 524_288,
} as const;
