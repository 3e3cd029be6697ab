import { defineConfig } from '@playwright/test';
import { OUTPUT_FOLDER } from '../content/outputFolder.ts';
import { BROWSER_PATH, SITE_ARGS } from './e2e/support/chromium.ts';

const FIXTURE = '.cache/fixture-site';
const HOSTED = '.cache/hosted-site';
const INSIGHTS = '.cache/hosted-insights-site';
const LANGUAGES = '.cache/languages-site';

/** Ports starting at `E2E_PORT`, so that two working copies can run tests at the same time. */
const FIXTURE_PORT = Number(process.env.E2E_PORT ?? 4198);
const SITE_PORT = FIXTURE_PORT + 1;
const HOSTED_PORT = FIXTURE_PORT + 2;
const INSIGHTS_PORT = FIXTURE_PORT + 3;
const LANGUAGES_PORT = FIXTURE_PORT + 4;

const serve = (directory: string, port: number) => ({
  command: `npx tsx scripts/serve.ts ${directory}`,
  cwd: '..',
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});
const on = (port: number) => ({ baseURL: `http://localhost:${port}` });

/**
 * Tests of the built sites in Chromium: the documentation, the fixture with the same theme, that
 * fixture with a hosted search application, without and with analytics, and one in three languages.
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
  webServer: [
    serve(OUTPUT_FOLDER, SITE_PORT),
    serve(FIXTURE, FIXTURE_PORT),
    serve(HOSTED, HOSTED_PORT),
    serve(INSIGHTS, INSIGHTS_PORT),
    serve(LANGUAGES, LANGUAGES_PORT),
  ],
  projects: [
    {
      name: 'site',
      testMatch: ['{e2e,a11y}/site/**/*.spec.ts'],
      use: on(SITE_PORT),
    },
    {
      name: 'fixture',
      testMatch: ['{e2e,a11y}/fixture/**/*.spec.ts'],
      use: on(FIXTURE_PORT),
    },
    {
      name: 'hosted',
      testMatch: ['e2e/hosted/**/*.spec.ts'],
      testIgnore: ['e2e/hosted/insights.spec.ts'],
      use: on(HOSTED_PORT),
    },
    {
      name: 'insights',
      testMatch: ['e2e/hosted/insights.spec.ts'],
      use: on(INSIGHTS_PORT),
    },
    {
      name: 'languages',
      testMatch: ['e2e/languages/**/*.spec.ts'],
      use: on(LANGUAGES_PORT),
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
