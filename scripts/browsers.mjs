/**
 * `npm run browsers [Playwright arguments]`: a short test of the built site in Firefox and WebKit.
 * Installs the browsers if they're missing, or says what to install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowsers } from './setup/ensureBrowsers.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';

ensureInstalled();
if (!existsSync('doc_build/index.html')) {
  console.error('doc_build/index.html is missing; run `npm run build` first.');
  process.exit(1);
}
ensureBrowsers();
// GTK prefers Wayland, but xvfb-run provides an X server.
process.env.GDK_BACKEND = 'x11';
const playwright = ['npx', 'playwright', 'test', '--config', 'tests/browsers/playwright.config.ts'];
const args = ['--auto-servernum', ...playwright, ...process.argv.slice(2)];
const { status } = spawnSync(process.env.XVFB_RUN_PATH, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
