/**
 * `npm run screenshots`: takes screenshots of twelve views of the built site: two for README.md, the
 * others, for reviews, in `.cache/screenshots`. Needs a build in `doc_build`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createSiteServer } from './server/createSiteServer.ts';
import { listenOnFreePort } from './server/listenOnFreePort.ts';
import { ensureChromium } from './setup/ensureChromium.mjs';

const README_FOLDER = '.github/screenshots';
const REVIEW_FOLDER = '.cache/screenshots';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface View {
  name: string;
  url: string;
  dark?: boolean;
  phone?: boolean;
  folder?: string;
  act?: (page: Page) => Promise<void>;
}

const VIEWS: readonly View[] = [
  { name: 'home-light', url: '/' },
  { name: 'home-dark', url: '/', dark: true },
  { name: 'option-light', url: '/config/test/testTimeout', folder: README_FOLDER },
  { name: 'option-dark', url: '/config/test/testTimeout', dark: true, folder: README_FOLDER },
  { name: 'guide', url: '/guide/basic/mocking' },
  { name: 'overview', url: '/config/' },
  { name: 'api-dark', url: '/api/test-api/expect', dark: true },
  { name: 'option-chinese', url: '/zh/config/test/testTimeout' },
  { name: 'search', url: '/guide/start/quick-start', act: (page) => search(page, 'timeout') },
  { name: 'not-found', url: '/guide/start/quick-stat' },
  { name: 'home-phone', url: '/', phone: true },
  { name: 'guide-phone-dark', url: '/zh/guide/basic/mocking', phone: true, dark: true },
];

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
  await page.getByRole('option').first().waitFor();
}

const server = createSiteServer({ directory: 'doc_build' });
const port = await listenOnFreePort(server, 4700);
await ensureChromium();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, url, dark, phone, folder = REVIEW_FOLDER, act } of VIEWS) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const page = await browser.newPage({
    colorScheme: dark ? 'dark' : 'light',
    // A first visit shows the reader's language.
    locale: url.startsWith('/zh/') ? 'zh-CN' : 'en-US',
    viewport: phone ? PHONE : DESKTOP,
  });
  await page.goto(`http://localhost:${port}${url}`, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.screenshot({ path: file });
  await page.close();
  console.log(file);
}
await browser.close();
server.close();
