import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What Firefox's reader view is made with. */
const READABILITY = readFileSync(
  fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')),
  'utf8',
);

/** Pages of each kind, long and short. */
const PAGES = [
  '/guide/basic/snapshot',
  '/guide/basic/cli',
  '/guide/start/quick-start',
  '/config/test/reporters',
  '/config/test/bail',
  '/api/test-api/expect',
  '/guide/migration/jest',
  '/zh/guide/basic/mocking',
  '/zh/config/test/bail',
];

/** The last section of a page is a list of links, which reader views leave out. */
const LINK_LIST = 'see-also';

/** The headings and the code of the page, without what's hidden, such as other tabs. */
const readPage = `(() => {
  const copy = document.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  const textsOf = (root, selector) =>
    [...root.querySelectorAll(selector)].map((one) => one.textContent.trim()).filter(Boolean);
  const main = copy.querySelector('main');
  const page = { headings: textsOf(main, 'h2:not(#${LINK_LIST})'), code: textsOf(main, 'pre') };
  const { content } = new Readability(copy, { serializer: (element) => element }).parse();
  return { page, view: {
    headings: textsOf(content, 'h2'), code: textsOf(content, 'pre'), text: content.textContent,
  } };
})()`;

interface Texts {
  readonly headings: readonly string[];
  readonly code: readonly string[];
}

for (const path of PAGES) {
  test(`the reader view of browsers keeps headings and code: ${path}`, async ({ page }) => {
    await open(page, path);
    const { page: all, view } = await page.evaluate<{
      page: Texts;
      view: Texts & { text: string };
    }>(`${READABILITY};${readPage}`);
    expect(all.headings.length).toBeGreaterThan(0);
    expect(all.headings.filter((text) => !view.headings.includes(text))).toEqual([]);
    expect(all.code.filter((text) => !view.code.includes(text))).toEqual([]);
    expect(view.text).not.toMatch(/Link to “|的链接/);
  });
}
