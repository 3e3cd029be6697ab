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
