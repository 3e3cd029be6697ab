/** Ports starting at `E2E_PORT`, so that two working copies can run tests at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4198);

/** The ports of the built sites: the documentation, and the fixtures below `tests/fixtures`. */
export const PORTS = {
  fixture: FIRST_PORT,
  site: FIRST_PORT + 1,
  hosted: FIRST_PORT + 2,
  insights: FIRST_PORT + 3,
  languages: FIRST_PORT + 4,
};

/** The address of the fixture site, for tests that have another site as their base URL. */
export const FIXTURE = `http://localhost:${PORTS.fixture}`;

/** The address of the fixture site whose hosted search reports what readers do. */
export const INSIGHTS = `http://localhost:${PORTS.insights}`;

/** The hosted search application of the fixture sites. */
export const APP_ID = 'FIXTUREAPP';
export const SEARCH_KEY = 'fixture-search-key';
