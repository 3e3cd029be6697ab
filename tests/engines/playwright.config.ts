import { defineConfig } from '@playwright/test';
import type { Engine } from './support/browserDriver.ts';
import type { EngineOptions } from './support/test.ts';

/** As `scripts/engines.mjs` found them. */
const { CI, ENGINES = '', PRIVATE_NETWORK } = process.env;
const PORT = Number(process.env.E2E_PORT ?? 4198) + 4;

/** The built site in each engine that readers have; run by `npm run engines`. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testIgnore: PRIVATE_NETWORK ? [] : ['sandbox/**'],
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  // Generous, because a busy machine must not look like a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // There's one name server, and only one window can have the focus.
  workers: 1,
  reporter: CI ? 'dot' : 'list',
  webServer: {
    command: 'npx tsx scripts/serve.ts doc_build',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
  projects: ENGINES.split(',').map((name) => ({ name, use: { engine: name as Engine } })),
  use: { baseURL: `http://localhost:${PORT}` },
});
