/** The application that only the tests' own server knows. */
export const APP_ID = 'FIXTUREAPP';
export const SEARCH_KEY = 'fixture-search-key';

/** As the client spells them; the last three come in any order. */
export const READ_HOST = `${APP_ID}-dsn.algolia.net`.toLowerCase();
export const FALLBACK_HOSTS = [1, 2, 3].map((number) =>
  `${APP_ID}-${number}.algolianet.com`.toLowerCase(),
);
