/**
 * `node scripts/prepare.mjs [--all]`: installs the dependencies and Chromium if they're missing. With
 * `--all`, also nginx, Firefox, and WebKit. If it can't install something, it says what to install.
 */
import { ensureBrowsers } from './setup/ensureBrowsers.mjs';
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensureTools, NGINX } from './setup/systemPackages.mjs';

ensureInstalled();
await ensureChromium();
if (process.argv.includes('--all')) {
  ensureTools([NGINX]);
  ensureBrowsers();
}
