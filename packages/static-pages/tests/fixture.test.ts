import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const FIXTURE = path.join(import.meta.dirname, 'fixture');
const OUTPUT = path.join(FIXTURE, 'doc_build');
const read = (file: string) => readFileSync(path.join(OUTPUT, file), 'utf8');
/** A sentence that only the page's HTML has. */
const SENTENCE = 'quokkas smile';

let server: Server;
let browser: Browser;
let page: Page;
let origin: string;
/** Paths of the documents that the browser loaded as such. */
let documents: string[];

function run(...args: string[]) {
  const cli = path.resolve(
    import.meta.dirname,
    '../../../node_modules/@rspress/core/bin/rspress.js',
  );
  return spawnSync(process.execPath, [cli, ...args], { cwd: FIXTURE, encoding: 'utf8' });
}

beforeAll(async () => {
  const { status, stdout, stderr } = run('build', '-c', 'rspress.config.ts');
  expect(status, stdout + stderr).toBe(0);
  const files = sirv(OUTPUT, { dev: true, extensions: ['html'] });
  server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/small/, '');
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html').end(read('404.html'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const installed = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium'].find(existsSync);
  browser = await chromium.launch({ executablePath: installed });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  documents = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return () => page.close();
});

test('a page’s content is in its HTML, and in no script', () => {
  expect(read('guide/index.html')).toContain(SENTENCE);
  const scripts = readdirSync(path.join(OUTPUT, 'static/js')).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => read(`static/js/${file}`).includes(SENTENCE))).toEqual([]);
});

test('the head and the data of a page are in its HTML', () => {
  const html = read('guide/widgets.html');
  expect(html).toContain('<title>Widgets</title>');
  expect(html).toContain('content="About Widgets"');
  expect(html).toMatch(/<script type="application\/json" id="page-data">\{.*"\/guide\/widgets"/);
});

test('links, back, and forward change the page without loading a document', async () => {
  await page.goto(`${origin}/small/`);
  await page.getByRole('link', { name: 'guide', exact: true }).click();
  await expect.poll(() => page.locator('main').textContent()).toContain(SENTENCE);
  await page.getByRole('link', { name: 'Widgets', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Widgets');
  await page.locator('[data-counter]').click();
  await page.goBack();
  await expect.poll(() => page.locator('main').textContent()).toContain(SENTENCE);
  await page.goForward();
  // The page is the one that the reader left.
  await expect.poll(() => page.locator('[data-counter]').textContent()).toBe('1');
  expect(documents).toEqual(['/small/']);
});

test('a link with a hash scrolls to its target, and back restores the position', async () => {
  await page.goto(`${origin}/small/guide/`);
  await page.getByRole('link', { name: 'how widgets turn' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.locator('footer').textContent()).toContain('#turn');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(documents).toEqual(['/small/guide/']);
});

test('a page of a newer deployment is loaded as a document', async () => {
  await page.goto(`${origin}/small/`);
  const before = read('guide/index.html');
  writeFileSync(
    path.join(OUTPUT, 'guide/index.html'),
    before.replace(/index\.(\w+)\.js/g, 'index.$1.js?2'),
  );
  try {
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect.poll(() => documents).toEqual(['/small/', '/small/guide/']);
    await expect.poll(() => page.locator('main').textContent()).toContain(SENTENCE);
  } finally {
    writeFileSync(path.join(OUTPUT, 'guide/index.html'), before);
  }
});

test('an unknown path shows the not-found page of the theme', async () => {
  await page.goto(`${origin}/small/nothing`);
  await expect.poll(() => page.locator('main').textContent()).toBe('No such page: /nothing');
});

test('a theme without parts fails the build with the file that it lacks', () => {
  const { status, stdout, stderr } = run('build', '-c', 'withoutParts.config.ts');
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("docs/parts.tsx doesn't exist");
});
