import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';
import { copiesOf, markdownCopies } from './markdownCopies.ts';
import { markdownCopy } from './markdownCopy.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'markdown-copies-'));
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

async function build(config: UserConfig, isProduction = true) {
  const plugin = markdownCopies();
  await plugin.beforeBuild?.(config, isProduction);
  await plugin.afterBuild?.(config, isProduction);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .sort();
}

test('a production build has a file next to every page, in both languages', async () => {
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
  await build({});
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
  await build(config);
  expect(await filesIn('out')).toEqual(['a.md', 'llms-full.txt', 'llms.txt']);
  expect(await readFile(path.join(root, 'out/llms-full.txt'), 'utf8')).toBe(
    'Source: https://rstest.rs/base/a\n\n# A\n\n[link](https://rstest.rs/base/guide/start/)\n',
  );
  expect(await readFile(path.join(root, 'out/a.md'), 'utf8')).toContain(
    '(https://rstest.rs/base/guide/start/)',
  );
});

test('a second build has the changes of one page and of all pages', async () => {
  await write('docs/en/a.mdx', page('A'));
  await write('docs/en/b.mdx', page('B'));
  await build({});
  await write('docs/en/a.mdx', page('C'));
  await build({});
  const read = (name: string) => readFile(path.join(root, 'doc_build', name), 'utf8');
  expect(await read('a.md')).toMatch(/^# C\n/);
  await build({ siteOrigin: 'https://other.example' });
  expect(await read('b.md')).toBe('# B\n\n[link](https://other.example/guide/start/)\n');
});

test('in development, nothing is written', async () => {
  await write('docs/en/a.mdx', page('A'));
  await build({}, false);
  expect(await readdir(root)).toEqual(['docs']);
});

test('invalid front matter is reported', async () => {
  await write('docs/en/b.mdx', '---\ntitle: B\n---\n');
  await expect(build({})).rejects.toThrow('docs/en/b.mdx:1: description:');
});

test('one error lists all pages without a copy', async () => {
  const pages = [
    pageOf('<A />', { file: 'docs/en/a.mdx' }),
    pageOf(''),
    pageOf('{b}', { file: 'docs/en/b.mdx' }),
  ];
  await expect(copiesOf(pages, markdownCopy)).rejects.toThrow(
    /^Some pages can’t be converted to Markdown:\n {2}docs\/en\/a\.mdx:6: <A> .+\n {2}docs\/en\/b\.mdx:6: \{b\} .+$/,
  );
});
