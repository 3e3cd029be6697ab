/**
 * `npm run screenshots`: takes the screenshots in README.md from the built site, light and dark. Needs
 * a build in `doc_build`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteServer } from './server/createSiteServer.ts';
import { listenOnFreePort } from './server/listenOnFreePort.ts';
import { ensureChromium } from './setup/ensureChromium.mjs';

const FOLDER = '.github/screenshots';
const PAGES = { home: '/', option: '/config/test/testTimeout' } as const;

mkdirSync(FOLDER, { recursive: true });
const server = createSiteServer({ directory: 'doc_build' });
const port = await listenOnFreePort(server, 4700);
await ensureChromium();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
  for (const [name, url] of Object.entries(PAGES)) {
    const file = path.join(FOLDER, `${name}-${colorScheme}.png`);
    await page.goto(`http://localhost:${port}${url}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file });
    console.log(file);
  }
}
await browser.close();
server.close();
