/**
 * Runs the checks and tests; installs what's missing, including browsers and nginx.
 *
 *   npm test               everything that a change is likely to break
 *   npm run test:sweeps    the rest: every page, example, and payload
 *   npm run test:all       both, without kept results
 */
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensureNginx } from './setup/ensureNginx.mjs';
import { runSteps } from './setup/runSteps.mjs';

const CHECKS = [
  { name: 'format and lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'layers', command: 'npm run --silent layers' },
  { name: 'unused code', command: 'npm run --silent knip' },
];
const PACKAGES = { name: 'packages', command: 'npm run --silent packages' };
const CONTENT = { name: 'content', command: 'npm run --silent content' };
const BUILDS = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'fixture sites', command: 'npm run --silent build:fixtures' },
];
const EXAMPLES = { name: 'examples', command: 'npm run --silent examples' };
const ENGINES = { command: 'npm run --silent engines', needs: 'build' };

/** Sweeps repeat a test for every page, example, or payload; see tests/e2e/support/sweep.ts. */
const TIERS = {
  quick: [
    ...CHECKS,
    { name: 'unit', command: "npm run --silent unit -- --tagsFilter '!sweep'" },
    PACKAGES,
    CONTENT,
    { name: 'examples that changed', command: `${EXAMPLES.command} -- --changed` },
    ...BUILDS,
    { name: 'e2e', command: 'npm run --silent e2e -- --grep-invert @sweep', needs: 'build' },
    {
      ...ENGINES,
      name: 'sandbox in three engines',
      command: `${ENGINES.command} -- sandboxNetwork`,
    },
  ],
  sweeps: [
    { name: 'unit sweeps', command: 'npm run --silent unit -- --tagsFilter sweep' },
    EXAMPLES,
    ...BUILDS,
    { name: 'e2e sweeps', command: 'npm run --silent e2e -- --grep @sweep', needs: 'build' },
    {
      ...ENGINES,
      name: 'other tests in three engines',
      command: `${ENGINES.command} -- firstActions unprotected`,
    },
  ],
  all: [
    ...CHECKS,
    { name: 'unit', command: 'npm run --silent unit' },
    PACKAGES,
    CONTENT,
    EXAMPLES,
    ...BUILDS,
    { name: 'e2e', command: 'npm run --silent e2e', needs: 'build' },
    { ...ENGINES, name: 'three engines' },
  ],
};

const [flag = '--quick', ...others] = process.argv.slice(2);
const steps = TIERS[flag.slice(2)];
if (!steps || others.length > 0) {
  console.error('Usage: node scripts/test.mjs [--sweeps | --all]');
  process.exit(1);
}
ensureInstalled();
await ensureChromium();
ensureNginx();
process.exitCode = (await runSteps(steps)) > 0 ? 1 : 0;
