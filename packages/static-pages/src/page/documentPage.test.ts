// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { assetsOf, fetchPage, PAGE_DATA_ID, readDocumentPage } from './documentPage.tsx';

vi.mock('@rspress/core/runtime', () => ({ usePage: () => ({}) }));
afterEach(() => vi.unstubAllGlobals());

const html = (routePath: string, code = '/index.1.js') => `<!doctype html><html><head>
<link rel="stylesheet" href="/styles.css"><script defer src="${code}"></script></head>
<body><div data-static="body">The text.</div>
<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify({ routePath })}</script></body></html>`;
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const ASSETS = '/styles.css /index.1.js';

function answer(body: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('reads page and assets from a document', () => {
  const document = parse(html('/guide/'));
  expect(assetsOf(document)).toBe(ASSETS);
  expect(readDocumentPage(document)?.data).toEqual({ routePath: '/guide/' });
});

test('stylesheets of one page don’t make it a page of another build', () => {
  const document = parse(html('/guide/'));
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="stylesheet" href="/tool.css" data-page-style="">',
  );
  expect(assetsOf(document)).toBe(ASSETS);
});

test('a document of another site has no page', () => {
  expect(readDocumentPage(parse('<p>Moved</p>'))).toBeUndefined();
});

test('a page is fetched, also with a different spelling of its path', async () => {
  answer(html('/guide/'));
  const page = await fetchPage('/docs/guide', { path: '/guide', assets: ASSETS });
  expect(page.data.routePath).toBe('/guide/');
});

test.each([
  ['the server has none', html('/guide/'), 404, '/docs/guide could not be loaded: status 404'],
  ['it is another one', html('/'), 200, 'there is no such page'],
  ['it is no page', '<p>Moved</p>', 200, 'there is no such page'],
  ['it belongs to another deployment', html('/guide/', '/index.2.js'), 200, 'the site is newer'],
])('a page can’t be had where %s', async (_, body, status, message) => {
  answer(body, status);
  await expect(fetchPage('/docs/guide', { path: '/guide', assets: ASSETS })).rejects.toThrow(
    message,
  );
});
