import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from './searchIndex.ts';
import { searchPages } from './searchPages.ts';

let root = '';
const docs = () => path.join(root, 'docs');
const built = () => path.join(root, 'doc_build');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function put(file: string, title: string, body = '', fields = ''): Promise<void> {
  const address = path.join(docs(), file);
  await mkdir(path.dirname(address), { recursive: true });
  await writeFile(address, `---\ntitle: ${title}\n${fields}---\n\n${body}\n`);
}

const write = () => writeSearchIndex(built(), searchPages({ docs: docs() }));

async function indexed(): Promise<Record<string, string>> {
  const files = await readdir(path.join(built(), 'search'), {
    recursive: true,
    withFileTypes: true,
  });
  const read = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const address = path.join(file.parentPath, file.name);
      return [path.relative(built(), address), await readFile(address, 'hex')] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

test('one index per language, replacing all earlier ones', async () => {
  await mkdir(path.join(built(), 'search/fr'), { recursive: true });
  await put('en/index.mdx', 'Home');
  await put('zh/index.mdx', '首页');
  await write();
  expect(Object.keys(await indexed()).sort()).toEqual(['search/en.json', 'search/zh.json']);
});

test('the same pages result in the same bytes, and new files replace old ones', async () => {
  await put('en/a.mdx', 'mock', 'the mock and the mock and 模拟模拟');
  await put('en/b.mdx', 'spy', 'the mock and the spy');
  await write();
  const before = await indexed();
  await write();
  expect(await indexed()).toEqual(before);
  await put('en/b.mdx', 'spies');
  await write();
  const after = await indexed();
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
  expect(after).not.toEqual(before);
});

test('links from other pages are counted once per page', async () => {
  await put('en/a.mdx', 'A', '[b](/b) [b](/b#x) [a](/a)');
  await put('en/b.mdx', 'B', '[elsewhere](https://example.com/a)');
  const counts = searchPages({ docs: docs() })
    .filter(({ language }) => language === 'en')
    .map(({ url, inboundLinks }) => [url, inboundLinks]);
  expect(counts).toEqual([
    ['/a', 0],
    ['/b', 1],
  ]);
});

test('a name belongs to its own heading, not to the page that lists it', async () => {
  const api = 'api: [fn, other]\n';
  await put('en/mock.mdx', 'Mocks', '## fn', api);
  const [page] = searchPages({ docs: docs() });
  expect(page?.sections.map(({ names }) => names)).toEqual([['other'], ['fn']]);
});

test('messages that a page lists for a section are phrases of it in all languages', async () => {
  const messages = "messages:\n  cause: ['… is gone']\n";
  await put('en/a.mdx', 'A', '## Cause {#cause}', messages);
  await put('zh/a.mdx', 'A', '## 原因 {#cause}');
  const phrases = searchPages({ docs: docs() }).map((page) => page.sections[1]?.phrases);
  expect(phrases).toEqual([['… is gone'], ['… is gone']]);
});

test('an overview is found by the names of its groups, in the part that the navigation names', async () => {
  await put('en/config/index.mdx', 'All options', '', 'overview: true\n');
  await put('en/config/bail.mdx', 'bail');
  await writeFile(
    path.join(docs(), 'en/config/_meta.json'),
    JSON.stringify(['index', { type: 'section-header', label: 'Running' }, 'bail']),
  );
  await writeFile(
    path.join(docs(), 'en/_nav.json'),
    JSON.stringify([{ text: 'Config', link: '/config/' }]),
  );
  const page = searchPages({ docs: docs() }).find(({ url }) => url === '/config/');
  expect(page?.area).toBe('Config');
  expect(page?.sections.map(({ heading }) => heading)).toEqual(['All options', 'Running']);
});

test('a home page is found by its headline, not by its sections, which repeat other pages', async () => {
  const hero = 'pageType: home\nhero:\n  name: Site\n  text: Test it\n  tagline: A runner.\n';
  await put('en/index.mdx', 'Home', 'Try it.\n\n## Jest {#jest}\n\nMigrate.', hero);
  const [page] = searchPages({ docs: docs() });
  expect(page?.sections.map(({ heading, prose }) => [heading, prose])).toEqual([
    ['Site Test it', ['A runner.', 'Try it.']],
  ]);
});

test('a page without a translation is found in both languages', async () => {
  await put('en/a.mdx', 'A');
  expect(searchPages({ docs: docs() }).map(({ url, language }) => [url, language])).toEqual([
    ['/a', 'en'],
    ['/zh/a', 'zh'],
  ]);
});

test('folders of other versions are left out', async () => {
  await put('v2/en/a.mdx', 'A');
  await put('v1/en/old.mdx', 'Old');
  const urls = searchPages({ docs: docs(), excluded: ['v1'] }).map(({ url }) => url);
  expect(urls).toEqual(['/a', '/zh/a']);
});
