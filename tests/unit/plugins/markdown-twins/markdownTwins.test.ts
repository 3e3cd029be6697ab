import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markdownTwins, twinsOf } from '../../../../plugins/markdown-twins/markdownTwins.ts';
import { pageOf } from './page.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'markdown-twins-'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function write(file: string, content: string) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

function page(title: string, more = '', body = '[link](/guide/start/)') {
  const description = 'A description that is as long as descriptions of pages have to be here.';
  return `---\ntitle: ${title}\ndescription: ${description}\n${more}---\n\n${body}\n`;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .sort();
}

test('a production build has a file beside every page, in both languages', async () => {
  for (const language of ['en', 'zh']) {
    await write(`docs/${language}/index.mdx`, page('Home'));
    await write(`docs/${language}/guide/index.mdx`, page('Guide', 'overview: true\n', ''));
    await write(`docs/${language}/guide/start/index.mdx`, page('Start'));
    await write(`docs/${language}/guide/testTimeout.mdx`, page('Timeout'));
    await write(
      `docs/${language}/guide/_meta.json`,
      '["testTimeout", {"type": "dir", "name": "start"}]',
    );
  }
  await markdownTwins().afterBuild?.({}, true);
  const files = [
    'guide/index.md',
    'guide/start/index.md',
    'guide/start/llms-full.txt',
    'guide/testTimeout.md',
    'index.md',
    'llms-full.txt',
    'llms.txt',
  ];
  expect(await filesIn('doc_build')).toEqual([...files, ...files.map((file) => `zh/${file}`)]);
  const read = (file: string) => readFile(path.join(root, 'doc_build', file), 'utf8');
  expect(await read('zh/index.md')).toBe('# Home\n\n[link](https://rstest.rs/zh/guide/start/)\n');
  expect(await read('guide/index.md')).toMatch(
    /^# Guide\n\n- \[Timeout].+guide\/testTimeout\): .+\n\n\*\*Start\*\*\n\n- \[Start].+start\/\): .+\n$/,
  );
});

test('root, outDir and base are those of the config', async () => {
  await write('pages/en/a.mdx', page('A'));
  const config = { root: path.join(root, 'pages'), outDir: 'out', base: '/base/' };
  await markdownTwins().afterBuild?.(config, true);
  expect(await filesIn('out')).toEqual(['a.md', 'llms-full.txt', 'llms.txt']);
  expect(await readFile(path.join(root, 'out/llms-full.txt'), 'utf8')).toBe(
    'Source: https://rstest.rs/base/a\n\n# A\n\n[link](https://rstest.rs/base/guide/start/)\n',
  );
  expect(await readFile(path.join(root, 'out/a.md'), 'utf8')).toContain(
    '(https://rstest.rs/base/guide/start/)',
  );
});

test('while developing nothing is written', async () => {
  await write('docs/en/a.mdx', page('A'));
  await markdownTwins().afterBuild?.({}, false);
  expect(await readdir(root)).toEqual(['docs']);
});

test('a page outside the languages, and a wrong front matter, are named', async () => {
  const plugin = markdownTwins();
  await write('docs/a.mdx', page('A'));
  await expect(plugin.afterBuild?.({}, true)).rejects.toThrow('docs/a.mdx:1: a page stands below');
  await rm(path.join(root, 'docs/a.mdx'));
  await write('docs/en/b.mdx', '---\ntitle: B\n---\n');
  await expect(plugin.afterBuild?.({}, true)).rejects.toThrow('docs/en/b.mdx:1: description:');
});

test('one error names every page that has no twin', () => {
  const pages = [pageOf('<A />', { file: 'a.mdx' }), pageOf(''), pageOf('{b}', { file: 'b.mdx' })];
  const get = () => twinsOf(pages);
  expect(get).toThrow(
    /^Pages that have no Markdown twin:\n {2}a\.mdx:6: <A> .+\n {2}b\.mdx:6: \{b\} .+$/,
  );
});
