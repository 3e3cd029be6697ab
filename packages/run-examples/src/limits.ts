/** Limits and timings. Times are in milliseconds unless noted otherwise. */

/** How long an example can run in the page, and how much of its output the page gets. */
export const RUN = {
  /** Longest time without a message from the run, which sends a regular heartbeat. */
  silence: 10_000,
  heartbeat: 1000,
  /** Longest time for one test file. */
  total: 60_000,
  /** Longest time for the sandbox to respond. */
  start: 10_000,
  /** Messages of one test file; a runtime that sends more is terminated. */
  messages: 20_000,
  /** For a whole run; anything beyond these is only counted. */
  tests: 1000,
  logs: 1000,
  errors: 200,
  /** Of all tests, lines, and errors, as JSON. */
  characters: 2_000_000,
  /** Of one test, or of a file outside its tests. */
  errorsPerTest: 20,
  /** In the example's files, of one error. */
  locations: 20,
  /** Of a test and the suites around it. */
  titles: 20,
  /** Characters of a title, an error's name, or a path. */
  nameLength: 500,
  /** Characters of a message, a diff, or a line of output. */
  textLength: 10_000,
} as const;

/** Links to the edited code of an example. */
export const RUN_LINK = {
  prefix: '#run=',
  /** One digit; changes whenever the data's format does. */
  version: '1',
  /** Longest fragment, in characters. */
  length: 8192,
  /** Largest decompressed size, in bytes. */
  bytes: 65_536,
} as const;

/**
 * Limits for code that the editor highlights and that a link can contain. Text in other scripts
 * takes browsers the longest to lay out.
 */
export const CODE_LIMITS = {
  characters: 16_384,
  lines: 500,
  lineLength: 500,
  otherThanAscii: 1000,
} as const;

/** Limits for edited examples that are kept for the session. */
export const SAVED_EDITS = {
  key: 'run-examples:edits',
  /** Characters of all of them as JSON; the oldest are removed first. */
  characters: 262_144,
} as const;

/** How long highlighting can take before the code stays plain. */
export const HIGHLIGHT_DEADLINE = 500;

/** How long the editor shows the status message of a button. */
export const STATUS_MESSAGE_DURATION = 2000;

/** A project in the playground: how much a reader, or a link, may make of it. */
export const PROJECT = {
  files: 50,
  /** Characters of a path. */
  pathLength: 120,
  /** How long reading a project to plan its run may take, in milliseconds. */
  planDeadline: 3000,
  /** How long watch mode waits for more typing, in milliseconds. */
  watchPause: 400,
  /** How long a sandbox is kept for a reader who is about to open the playground, in milliseconds. */
  warmFor: 20_000,
} as const;

/** Links to projects in the playground; everything else is as in `RUN_LINK`. */
export const PLAY_PREFIX = '#play=';

/** Projects that are kept for the session. */
export const SAVED_PROJECTS = {
  key: 'run-examples:projects',
  characters: 524_288,
} as const;

/**
 * Whether code can be highlighted with line numbers, and be in a link. The limits are far above what
 * an example needs; beyond them, browsers take too long to lay out the text.
 */
export function isWithinLimits(code: string): boolean {
  const { characters, lines, lineLength, otherThanAscii } = CODE_LIMITS;
  if (code.length > characters) return false;
  const texts = code.split('\n');
  if (texts.length > lines || texts.some(({ length }) => length > lineLength)) return false;
  return code.replace(/[\0-\x7f]+/g, '').length <= otherThanAscii;
}
