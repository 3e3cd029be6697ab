import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { OUTPUT_FOLDER } from '../content/files.ts';
import { BROWSER_PATH, SITE_ARGS } from './e2e/support/chromium.ts';
import { PORTS } from './e2e/support/sites.ts';

const SITES = [
  [OUTPUT_FOLDER, PORTS.site],
  ['.cache/fixture-site', PORTS.fixture],
  ['.cache/hosted-site', PORTS.hosted],
  ['.cache/hosted-insights-site', PORTS.insights],
  ['.cache/languages-site', PORTS.languages],
] as const;

/** `npm test` only builds the documentation. */
const isBuilt = ([directory]: (typeof SITES)[number]) =>
  existsSync(new URL(`../${directory}/index.html`, import.meta.url));

const serve = ([directory, port]: (typeof SITES)[number]) => ({
  command: `node --import tsx scripts/serve.ts ${directory}`,
  cwd: '..',
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});
const on = (port: number) => ({ baseURL: `http://localhost:${port}` });

/**
 * Tests of the built sites in Chromium: the documentation, as readers use it every day (`site`) and when
 * something is unusual or fails (`robustness`); the fixture with the same theme; that fixture with a
 * hosted search application, without and with analytics; and one in three languages.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, because a busy machine must not look like a failure.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // Tests wait for the page a third of the time.
  workers: '150%',
  // Logs are read from the end, which is where these reporters print all errors.
  reporter: process.env.CI ? 'dot' : 'line',
  webServer: SITES.filter(isBuilt).map(serve),
  projects: [
    {
      name: 'site',
      testMatch: ['{e2e,a11y}/site/**/*.spec.ts'],
      use: on(PORTS.site),
    },
    {
      name: 'robustness',
      testMatch: ['{e2e,a11y}/robustness/**/*.spec.ts'],
      use: on(PORTS.site),
    },
    {
      name: 'fixture',
      testMatch: ['{e2e,a11y}/fixture/**/*.spec.ts'],
      use: on(PORTS.fixture),
    },
    {
      name: 'hosted',
      testMatch: ['e2e/hosted/**/*.spec.ts'],
      use: on(PORTS.hosted),
    },
    {
      name: 'languages',
      testMatch: ['e2e/languages/**/*.spec.ts'],
      use: on(PORTS.languages),
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: BROWSER_PATH,
      args: SITE_ARGS,
    },
  },
});
