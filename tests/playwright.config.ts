import { defineConfig } from '@playwright/test';
import { OUTPUT_FOLDER } from '../content/outputFolder.ts';
import { CHROMIUM_ARGS } from './e2e/support/chromium.ts';

const { CI } = process.env;

/** Ports starting at `E2E_PORT`, so that two working copies can run tests at the same time. */
const FIXTURE_PORT = Number(process.env.E2E_PORT ?? 4198);
const SITE_PORT = FIXTURE_PORT + 1;
const HOSTED_PORT = FIXTURE_PORT + 2;
const INSIGHTS_PORT = FIXTURE_PORT + 3;

const serve = (directory: string, port: number) => ({
  command: `npx tsx scripts/serve.ts ${directory}`,
  cwd: '..',
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});
const use = (port: number) => ({ baseURL: `http://localhost:${port}` });

/**
 * Tests of the built sites in Chromium: the documentation, the fixture with the same theme, and the
 * fixture with a hosted search application, without and with analytics.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, because a busy machine must not look like a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // CI logs are read from the end, which is where this reporter prints all errors.
  reporter: [[CI ? 'dot' : 'line'], ['./figures/figuresReporter.ts']],
  webServer: [
    serve(OUTPUT_FOLDER, SITE_PORT),
    serve('.cache/fixture-site', FIXTURE_PORT),
    serve('.cache/hosted-site', HOSTED_PORT),
    serve('.cache/hosted-insights-site', INSIGHTS_PORT),
  ],
  projects: [
    {
      name: 'site',
      testMatch: ['{e2e,a11y,faults}/site/**/*.spec.ts'],
      use: use(SITE_PORT),
    },
    {
      name: 'fixture',
      testMatch: ['{e2e,a11y,faults}/fixture/**/*.spec.ts'],
      use: use(FIXTURE_PORT),
    },
    {
      name: 'hosted',
      testMatch: ['{e2e,faults}/hosted/**/*.spec.ts'],
      testIgnore: ['e2e/hosted/insights.spec.ts'],
      use: use(HOSTED_PORT),
    },
    { name: 'insights', testMatch: ['e2e/hosted/insights.spec.ts'], use: use(INSIGHTS_PORT) },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
});
