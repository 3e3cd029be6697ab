/**
 * `npm run screenshots`: takes the screenshots that README.md and pages show. Needs a build in
 * `doc_build`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { fenceAttributes } from '../content/markdown/fenceMeta.ts';
import { parsePage } from '../content/parsePage.ts';
import { createSiteServer } from './server/createSiteServer.ts';
import { ensureChromium } from './setup/ensureChromium.mjs';

const README_FOLDER = '.github/screenshots';
/** The name of a picture for dark pages ends in `-dark` (theme/zoom/zoom.css). */
const PAGES_FOLDER = 'docs/public/screenshots';
const DESKTOP = { width: 1440, height: 900 };

interface View {
  name: string;
  url: string;
  isDark?: boolean;
  folder: string;
  /** Changes the page before the screenshot. */
  prepare?: (page: Page) => Promise<void>;
  /** A part of the page, as WebP in twice the resolution. Without it, the screenshot is a PNG. */
  webp?: { y: number; width: number; height: number };
}

const PLAYGROUND = {
  folder: PAGES_FOLDER,
  webp: { y: 72, width: 1000, height: 400 },
  prepare: rerun,
};

const VIEWS: readonly View[] = [
  { name: 'option-light', url: '/config/test/testTimeout', folder: README_FOLDER },
  { name: 'option-dark', url: '/config/test/testTimeout', isDark: true, folder: README_FOLDER },
  { ...PLAYGROUND, name: 'playground', url: '/playground' },
  { ...PLAYGROUND, name: 'playground-dark', url: '/playground', isDark: true },
  { ...PLAYGROUND, name: 'playground-zh', url: '/zh/playground' },
  { ...PLAYGROUND, name: 'playground-zh-dark', url: '/zh/playground', isDark: true },
  {
    name: 'coverage-report',
    url: makeCoverageReport(),
    folder: PAGES_FOLDER,
    webp: { y: 0, width: 720, height: 424 },
  },
];

/** Runs the project of the playground again, because the first run includes loading. */
async function rerun(page: Page): Promise<void> {
  const results = page.locator('.play-panes');
  const summary = results.getByText(/^(?:Test Files|测试文件)$/);
  await summary.waitFor();
  const first = await results.innerText();
  await page.getByRole('button', { name: /^(?:Run|运行)$/ }).click();
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('.play-panes')?.innerText !== text,
    first,
  );
  await summary.waitFor();
}

/** Runs the example of the coverage guide. Returns the URL of a file's page in the HTML report. */
function makeCoverageReport(): string {
  const page = 'docs/en/guide/basic/coverage.mdx';
  const folder = '.cache/coverage-report';
  for (const { meta, code } of parsePage(page, readFileSync(page, 'utf8')).codeBlocks) {
    const attributes = fenceAttributes(meta);
    const title = attributes.get('title');
    if (attributes.get('set') !== 'shop' || title === undefined) continue;
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const args = ['run', '--coverage', '--coverage.reporters=html'];
  const rstest = path.resolve('node_modules/@rstest/core/bin/rstest.js');
  const { status } = spawnSync(process.execPath, [rstest, ...args], { cwd: folder });
  if (status !== 0) throw new Error(`${folder}: the example of ${page} failed`);
  return pathToFileURL(path.join(folder, 'coverage/cart.ts.html')).href;
}

/** Takes a part of the page through Chromium's protocol, because Playwright has only PNG and JPEG. */
async function takeWebp(page: Page, { y, width, height }: Required<View>['webp']): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x: 0, y, width, height, scale: 2 },
  });
  return Buffer.from(data, 'base64');
}

const server = createSiteServer({ directory: 'doc_build' });
const port = 4700;
server.listen(port, '127.0.0.1');
await ensureChromium();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
for (const { name, url, isDark, folder, prepare, webp } of VIEWS) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.${webp ? 'webp' : 'png'}`);
  const page = await browser.newPage({
    colorScheme: isDark ? 'dark' : 'light',
    // A first visit shows the reader's language.
    locale: url.startsWith('/zh/') ? 'zh-CN' : 'en-US',
    viewport: webp ? { width: webp.width, height: webp.y + webp.height } : DESKTOP,
  });
  await page.goto(new URL(url, `http://localhost:${port}`).href, { waitUntil: 'networkidle' });
  await prepare?.(page);
  if (webp) writeFileSync(file, await takeWebp(page, webp));
  else await page.screenshot({ path: file });
  await page.close();
  console.log(file);
}
await browser.close();
server.close();
