/** The application of the tests' fake server. */
export const APP_ID = 'FIXTUREAPP';
export const SEARCH_KEY = 'fixture-search-key';

/** The hosts as the client spells them; the order of the last three is random. */
export const READ_HOST = `${APP_ID}-dsn.algolia.net`.toLowerCase();
export const FALLBACK_HOSTS = [1, 2, 3].map((number) =>
  `${APP_ID}-${number}.algolianet.com`.toLowerCase(),
);
