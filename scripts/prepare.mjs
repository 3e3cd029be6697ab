/**
 * `node scripts/prepare.mjs [--all]`: installs the dependencies and Chromium if they're missing. With
 * `--all`, also nginx, Firefox, and WebKit. If it can't install something, it says what to install.
 */
import { ensureBrowsers } from './setup/ensureBrowsers.mjs';
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensureTools } from './setup/systemPackages.mjs';

const NGINX = {
  name: 'nginx',
  purpose: 'the test of its configuration file',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debianPackage: 'nginx-light',
};

ensureInstalled();
await ensureChromium();
if (process.argv.includes('--all')) {
  const [path] = ensureTools([NGINX]);
  process.env.NGINX_PATH = path;
  ensureBrowsers();
}
