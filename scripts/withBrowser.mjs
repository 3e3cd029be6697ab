/**
 * `node scripts/withBrowser.mjs COMMAND…` runs a command of the installed packages. If Chromium is
 * missing, installs it before, or says what to install.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './setup/ensureChromium.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';

ensureInstalled();
await ensureChromium();
const { status } = spawnSync('npx', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
