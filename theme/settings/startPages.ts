/** Routes of the pages that the search dialog links to before anything was searched for. */
export const START_PAGES = {
  quickStart: '/guide/start/quick-start',
  config: '/config/',
  mocking: '/guide/basic/mocking',
  cli: '/guide/basic/cli',
  jest: '/guide/migration/jest',
  help: '/guide/help/',
  playground: '/playground',
} as const;

export type StartPage = keyof typeof START_PAGES;
