import { expect, test } from 'vitest';
import type { Page } from '../../content/page.ts';
import { parsePage } from '../../content/parsePage.ts';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { checkLinks } from './linkChecks.ts';

const OTHERS = [
  pageOf('## One\n\n## 二 {#two}', 'docs/en/guide/index.mdx'),
  pageOf('## 一 {#one}', 'docs/zh/guide/index.mdx'),
  pageOf('Text', 'docs/en/config/testTimeout.mdx'),
];

function messages(page: Page): string[] {
  const problems = checkLinks([...OTHERS, page]);
  return problems.map(({ message }) => message);
}

test.each<[url: string, message: string | undefined]>([
  ['/guide/', undefined],
  ['/guide/#one', undefined],
  ['/guide/?tab=npm#two', undefined],
  ['/guide/#%74wo', undefined],
  ['/config/testTimeout', undefined],
  ['#here', undefined],
  ['https://example.com/#x', undefined],
  ['mailto:a@example.com', undefined],
  ['/guide', 'there is no such page; did you mean /guide/?'],
  ['/config/testtimeout', 'there is no such page; did you mean /config/testTimeout?'],
  ['/config/testTimeout/', 'there is no such page; did you mean /config/testTimeout?'],
  ['/nowhere', 'there is no such page'],
  ['/guide/#three', 'docs/en/guide/index.mdx has no heading #three'],
  ['/guide/#', 'docs/en/guide/index.mdx has no heading #'],
  ['/guide/#%', 'docs/en/guide/index.mdx has no heading #%'],
  ['#there', 'docs/en/a.mdx has no heading #there'],
  ['/zh/guide/', 'leave out /zh, because the language is added automatically'],
  ['/en', 'leave out /en, because the language is added automatically'],
  ['/guide/index.mdx', 'leave out .mdx'],
  ['/guide.html', 'leave out .html'],
  ['guide/', 'start it with /, relative to the root of the site'],
  ['../guide/', 'start it with /, relative to the root of the site'],
])('%s: %s', (url, message) => {
  const expected = message === undefined ? [] : [`link to ${url}: ${message}`];
  expect(messages(pageOf(`[text](${url})\n\n## Here`))).toEqual(expected);
});

test('a link leads to the page in its own language', () => {
  expect(messages(pageOf('[a](/guide/#one) [b](/guide/#two)', 'docs/zh/a.mdx'))).toEqual([
    'link to /guide/#two: docs/zh/guide/index.mdx has no heading #two',
  ]);
});

test('a link leads to the English page if there is no Chinese one', () => {
  const english = pageOf('## Only {#only}', 'docs/en/config/only.mdx');
  const page = pageOf('[a](/config/only#only) [b](/config/only#gone)', 'docs/zh/a.mdx');
  expect(checkLinks([english, page]).map(({ message }) => message)).toEqual([
    'link to /config/only#gone: docs/en/config/only.mdx has no heading #gone',
  ]);
});

test('links to a page that can’t be parsed are not reported', () => {
  const broken = pageOf('## Here {#here}\n\n{', 'docs/en/b.mdx');
  expect(checkLinks([broken, pageOf('[b](/b#here)')])).toEqual([]);
});

test.each(['en', 'zh'])('buttons and cards of a home page are links: %s', (language) => {
  const home = parsePage(
    `docs/${language}/index.mdx`,
    `---
title: Home
description: Tests.
pageType: home
hero:
  actions:
    - { text: Go, link: /zh/guide/, theme: brand }
    - { text: Start, link: /guide/, theme: alt }
features:
  - { title: A, details: B, link: /nowhere }
---
`,
  );
  expect(checkLinks([...OTHERS, home]).map(({ line, message }) => [line, message])).toEqual([
    [7, 'link to /zh/guide/: leave out /zh, because the language is added automatically'],
    [10, 'link to /nowhere: there is no such page'],
  ]);
});
