/** `npm test`: installs what is missing, a Chromium and an nginx included, and runs every check and test. */
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensureNginx } from './setup/ensureNginx.mjs';
import { runSteps } from './setup/runSteps.mjs';

ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
process.env.NGINX_PATH = ensureNginx() ?? '';

const failures = await runSteps([
  { name: 'format and lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'unit', command: 'npm run --silent unit' },
  { name: 'content', command: 'npm run --silent content' },
  { name: 'examples', command: 'npm run --silent examples' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'fixture sites', command: 'npm run --silent build:fixtures' },
  { name: 'e2e', command: 'npm run --silent e2e', needs: 'build' },
]);
process.exitCode = failures > 0 ? 1 : 0;
