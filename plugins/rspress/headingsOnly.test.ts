import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteService, UserConfig } from '@rspress/core';
// Reads pages before Rspress compiles them.
import { extractPageData } from '@rspress/core/dist/node/route/extractPageData.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headingsOnly } from './headingsOnly.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'headings-only-'));
const docs = path.join(folder, 'docs');
const file = path.join(docs, 'en/page.mdx');

const BODY = `Text with \`code\`.

## First \`one\` {#first}

\`\`\`js
import a from './a.mdx';
## not a heading
\`\`\`

<Tabs>

### In JSX

</Tabs>

- a list
  ## In a list

> ## In a quote

## First

Two words
---

#### With a [link](/a) and **bold**
`;

beforeAll(() => {
  mkdirSync(path.dirname(file), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The data that Rspress reads from the page, with the plugin and without it. */
async function readBoth(frontMatter: string) {
  writeFileSync(file, `---\n${frontMatter}\n---\n\n${BODY}`);
  const config: UserConfig = { root: docs };
  const read = async () => {
    const routes = {
      getRoutes: () => [{ routePath: '/page', absolutePath: file, lang: 'en' }],
      getRoutePageByRoutePath: () => undefined,
    };
    const [page] = await extractPageData(routes as unknown as RouteService, {
      alias: {},
      replaceRules: config.replaceRules ?? [],
      searchCodeBlocks: false,
      root: docs,
      searchEnabled: false,
    });
    if (!page) throw new Error('Rspress read no page');
    const { _flattenContent: body, ...data } = page;
    return { body, data };
  };
  const plugin = headingsOnly();
  plugin.beforeBuild?.(config, true);
  const reduced = await read();
  plugin.modifySearchIndexData?.([], true);
  return { reduced, whole: await read() };
}

test('the data of a page is the same if Rspress only reads the headings', async () => {
  const { reduced, whole } = await readBoth('title: A page\ndescription: About it');
  expect(whole.data.toc.map(({ id }: { id: string }) => id)).toEqual([
    ...['first', 'in-jsx', 'first', 'two-words', 'with-a-link-and-bold'],
  ]);
  expect(reduced.data).toEqual(whole.data);
  expect(reduced.body).not.toContain('Text');
  expect(whole.body).toContain('Text');
});

test('all of a page without a description is read, because the text has one', async () => {
  const { reduced, whole } = await readBoth('title: A page');
  expect(reduced).toEqual(whole);
});
