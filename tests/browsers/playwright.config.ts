import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './test.ts';

const PORT = Number(process.env.E2E_PORT ?? 4198) + 4;

/** The built site in the browsers that Playwright's tests don't run in; for `npm run browsers`. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  // While Firefox is remote-controlled, one in fifty workers that a worker starts never runs.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: process.env.CI ? 'dot' : 'list',
  webServer: {
    command: 'node --import tsx scripts/serve.ts doc_build',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  use: { baseURL: `http://localhost:${PORT}` },
});
