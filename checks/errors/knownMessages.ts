/** Messages of Node.js, the build, and other libraries, by the section that explains them. */
export interface KnownMessages {
  /** Path of the page, and ID of the section. */
  readonly section: string;
  readonly messages: readonly string[];
}

const PAGE = '/guide/advanced/troubleshooting';
const MODULES = '/guide/advanced/module-errors';
const ASSERTIONS = '/guide/advanced/assertion-errors';

/**
 * What readers see that isn't in the code of Rstest's packages. Their own messages aren't listed:
 * they're found on the pages.
 */
export const KNOWN_MESSAGES: readonly KnownMessages[] = [
  {
    section: `${MODULES}#cannot-find-module`,
    messages: [
      "Cannot find module '…'",
      "Cannot find module '…' imported from …",
      "Cannot find package '…' imported from …",
      "Module not found: Can't resolve '…' in '…'",
      'Error [ERR_MODULE_NOT_FOUND]: …',
      'Package subpath … is not defined by "exports" in …',
    ],
  },
  {
    section: `${MODULES}#unknown-extension`,
    messages: ['Unknown file extension "…" for …', 'ERR_UNKNOWN_FILE_EXTENSION'],
  },
  {
    section: `${MODULES}#cjs-named`,
    messages: [
      '(0 , ….…) is not a function',
      "Named export '…' not found. The requested module '…' is a CommonJS module, which may not support all module.exports as named exports.",
      "The requested module '…' does not provide an export named '…'",
    ],
  },
  {
    section: `${MODULES}#outside-of-module`,
    messages: [
      "'import', and 'export' cannot be used outside of module code",
      'Cannot use import statement outside a module',
      "Unexpected token 'export'",
    ],
  },
  {
    section: `${MODULES}#parse-failed`,
    messages: [
      'Module parse failed: …',
      'You may need an appropriate loader to handle this file type.',
      'JavaScript parse error: …',
    ],
  },
  {
    section: `${MODULES}#before-initialization`,
    messages: ["Cannot access '…' before initialization"],
  },
  {
    section: `${MODULES}#native-addons`,
    messages: [
      'Failed to load Node.js addon …',
      'was compiled against a different Node.js version using',
      'invalid ELF header',
      '….node: file too short',
      'slice is not valid mach-o file',
      '….node is not a valid Win32 application.',
    ],
  },
  {
    section: `${MODULES}#window`,
    messages: [
      'window is not defined',
      'document is not defined',
      'localStorage is not defined',
      'HTMLElement is not defined',
    ],
  },
  {
    section: `${MODULES}#missing-dom-api`,
    messages: [
      'window.matchMedia is not a function',
      'matchMedia is not a function',
      '….scrollIntoView is not a function',
      'ResizeObserver is not defined',
      'IntersectionObserver is not defined',
      'Not implemented: …',
    ],
  },
  { section: `${MODULES}#globals`, messages: ['jest is not defined', 'vi is not defined'] },
  { section: `${MODULES}#jsx`, messages: ['React is not defined'] },
  { section: `${MODULES}#relative-url`, messages: ['Failed to parse URL from /…', 'Invalid URL'] },
  {
    section: `${PAGE}#string-literal`,
    messages: ['… function expects a string literal as the first argument'],
  },
  {
    section: `${PAGE}#class-mock`,
    messages: ["Class constructor … cannot be invoked without 'new'", '… is not a constructor'],
  },
  {
    section: `${PAGE}#hook-value`,
    messages: [
      'callback is not a function',
      'fn is not a function',
      'Invalid value used as weak map key',
    ],
  },
  {
    section: `${PAGE}#worker-exit`,
    messages: [
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
      'Segmentation fault',
    ],
  },
  {
    section: `${PAGE}#unhandled`,
    messages: [
      'unhandledRejection: …',
      'uncaughtException: …',
      'Unhandled Error',
      'Unhandled Rejection',
    ],
  },
  {
    section: `${ASSERTIONS}#promise-messages`,
    messages: ['expected [Function] to throw an error', 'expected [Function …] to throw an error'],
  },
  {
    section: `${ASSERTIONS}#matcher-arguments`,
    messages: [
      'Cannot convert undefined or null to object',
      'actual value must be number or bigint, received "…"',
    ],
  },
  {
    section: `${PAGE}#mock-messages`,
    messages: ['… requires an Rstest runtime with … when no manual mock is bundled'],
  },
  { section: `${PAGE}#port`, messages: ['listen EADDRINUSE: address already in use …'] },
  {
    section: `${PAGE}#config-file`,
    messages: ['Cannot find config file: …', 'Failed to load Rstest config'],
  },
  {
    section: '/guide/migration/vitest#test-files',
    messages: [
      'Vitest failed to find the current suite',
      'Vitest failed to access its internal state',
    ],
  },
  {
    section: '/guide/migration/jest#test-files',
    messages: ['Do not import `@jest/globals` outside of the Jest test environment'],
  },
  {
    section: '/guide/basic/mocking#files-and-requests',
    messages: ['fetch failed', 'getaddrinfo ENOTFOUND …', 'connect ECONNREFUSED …'],
  },
];
