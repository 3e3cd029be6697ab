/** The pages to measure, one of each kind in each language. */
export const PAGES: readonly string[] = [
  '/',
  '/guide/start/quick-start',
  '/config/test/',
  '/config/test/bail',
  '/api/test-api/expect',
  '/zh/',
  '/zh/guide/start/quick-start',
  '/zh/config/test/',
  '/zh/config/test/bail',
  '/zh/api/test-api/expect',
];

/** One of each kind: the languages have the same layout, but other fonts. */
export const LAYOUTS: readonly string[] = [
  '/',
  '/guide/start/quick-start',
  '/config/test/',
  '/config/test/bail',
  '/api/test-api/expect',
  '/zh/config/test/bail',
];
