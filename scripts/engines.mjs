/**
 * `npm run engines [Playwright arguments]`: tests the built site in Chromium, Firefox, and WebKit.
 * Installs missing tools, or says what to install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureEngines } from './setup/ensureEngines.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';
import { ensurePrivateNetwork } from './setup/privateNetwork.mjs';

ensureInstalled();
if (!existsSync('doc_build/index.html')) {
  console.error('doc_build/index.html is missing; run `npm run build` first.');
  process.exit(1);
}
const engines = await ensureEngines();
const network = ensurePrivateNetwork();
console.log(`Engines: ${engines.join(', ')}`);

process.env.ENGINES = engines.join();
process.env.PRIVATE_NETWORK = network ? '1' : '';
const playwright = ['npx', 'playwright', 'test', '--config', 'tests/engines/playwright.config.ts'];
const [program, ...words] = [...(network ?? []), ...playwright, ...process.argv.slice(2)];
const { status } = spawnSync(program, words, { stdio: 'inherit' });
process.exitCode = status ?? 1;
