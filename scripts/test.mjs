/**
 * Runs the checks and tests; installs what's missing, including browsers and nginx.
 *
 *   npm test               everything that a change is likely to break; keeps results of what didn't change
 *   npm run test:sweeps    the rest: every page, example, and payload
 *   npm run test:all       both, without kept results
 */
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensureNginx } from './setup/ensureNginx.mjs';
import { readKeptResults } from './setup/keptResults.mjs';
import { runSteps } from './setup/runSteps.mjs';

const FIXTURE_SITES = [
  'fixture-second-build',
  'fixture-site',
  'fixture-subdirectory',
  'hosted-insights-site',
  'hosted-site',
  'hostile-site',
].map((name) => `.cache/${name}`);

const CHECKS = [
  { name: 'types', command: 'npm run --silent types', inputs: 'code' },
  { name: 'format and lint', command: 'npm run --silent lint', inputs: 'code' },
  { name: 'layers', command: 'npm run --silent layers', inputs: 'code' },
  { name: 'unused code', command: 'npm run --silent knip', inputs: 'code' },
  { name: 'packages', command: 'npm run --silent packages', inputs: 'packages' },
];
const CONTENT = { name: 'content', command: 'npm run --silent content', inputs: 'all' };
const BUILD = {
  name: 'build',
  command: 'npm run --silent build',
  inputs: 'all',
  outputs: ['doc_build'],
};
const FIXTURES = {
  name: 'fixture sites',
  command: 'npm run --silent build:fixtures',
  inputs: 'code',
  outputs: FIXTURE_SITES,
};
/** Tests that read pages are below `tests/content`. */
const UNIT = { command: 'npm run --silent unit', inputs: 'code' };
const EXAMPLES = { name: 'examples', command: 'npm run --silent examples' };
/** A browser and a half for each core. */
const E2E = {
  command: 'npm run --silent e2e',
  needs: [BUILD.name, FIXTURES.name],
  cores: Number.POSITIVE_INFINITY,
};
const ENGINES = { command: 'npm run --silent engines', needs: [BUILD.name], inputs: 'all' };

/**
 * In this order, as cores are free. Sweeps repeat a test for every page, example, or payload; see
 * tests/e2e/support/sweep.ts.
 */
const TIERS = {
  quick: [
    BUILD,
    FIXTURES,
    {
      ...ENGINES,
      name: 'sandbox in Chromium',
      command: `${ENGINES.command} -- sandboxNetwork --project chromium`,
      // It waits for the network most of the time.
      cores: 0,
    },
    ...CHECKS,
    { ...CONTENT, command: `${CONTENT.command} -- --tagsFilter '!sweep'` },
    { ...UNIT, name: 'unit', command: `${UNIT.command} -- --tagsFilter '!sweep'` },
    { name: 'examples that changed', command: `${EXAMPLES.command} -- --changed` },
    { ...E2E, name: 'e2e', command: 'npm run --silent e2e:changed' },
  ],
  sweeps: [
    BUILD,
    FIXTURES,
    { ...ENGINES, name: 'three engines' },
    { ...CONTENT, name: 'content sweeps', command: `${CONTENT.command} -- --tagsFilter sweep` },
    { ...UNIT, name: 'unit sweeps', command: `${UNIT.command} -- --tagsFilter sweep` },
    EXAMPLES,
    { ...E2E, name: 'e2e sweeps', command: `${E2E.command} -- --grep @sweep` },
  ],
  all: [
    BUILD,
    FIXTURES,
    { ...ENGINES, name: 'three engines' },
    ...CHECKS,
    CONTENT,
    { ...UNIT, name: 'unit' },
    EXAMPLES,
    { ...E2E, name: 'e2e' },
  ],
};

const [flag = '--quick', ...others] = process.argv.slice(2);
const tier = flag.slice(2);
const steps = TIERS[tier];
if (!steps || others.length > 0) {
  console.error('Usage: node scripts/test.mjs [--sweeps | --all]');
  process.exit(1);
}
ensureInstalled();
await ensureChromium();
ensureNginx();
const kept = readKeptResults({ use: tier === 'quick' && !process.env.CI });
process.exitCode = (await runSteps(steps, kept)) > 0 ? 1 : 0;
