import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readQuotes } from '../checks/errors/readQuotes.ts';
import { pageBlocks } from '../checks/examples/pageBlocks.ts';
import { checkLinks } from '../checks/pages/linkChecks.ts';
import { sectionsOf } from '../checks/translations/sections.ts';
import { searchPages } from '../plugins/search/search-index/searchPages.ts';
import { markdownCopy } from '../plugins/text-copies/markdown-copies/markdownCopy.ts';
import { readCopyPages } from '../plugins/text-copies/markdown-copies/readCopyPages.ts';
import { loadPages, readPages } from './readPages.ts';

const counts = vi.hoisted(() => ({ yaml: 0, markdown: 0 }));

// The parsers themselves, with a count of their calls on this thread.
vi.mock('yaml', async (original) => {
  const parser = await original<typeof import('yaml')>();
  const parseDocument: typeof parser.parseDocument = (...args) => {
    counts.yaml += 1;
    return parser.parseDocument(...args);
  };
  return { ...parser, parseDocument };
});
vi.mock('../../../content/markdown/parseMarkdown.ts', async (original) => {
  const parser = await original<typeof import('./markdown/parseMarkdown.ts')>();
  const parseMarkdown: typeof parser.parseMarkdown = (source) => {
    counts.markdown += 1;
    return parser.parseMarkdown(source);
  };
  return { parseMarkdown };
});

const root = mkdtempSync(path.join(tmpdir(), 'load-pages-'));
const docs = path.join(root, 'docs');
const FILES = ['en/index.mdx', 'en/guide.mdx', 'zh/index.mdx', 'zh/guide.mdx'];

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    const head = `---\ntitle: A page\ndescription: ${'A page of a test. '.repeat(4)}\n---\n`;
    writeFileSync(path.join(docs, file), `${head}\nText of ${file}\n\n## A heading\n`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a build parses the YAML of each page once, and Markdown only in workers', async () => {
  const pages = await loadPages(root, docs);
  expect(pages.map(({ tree }) => tree?.children.length)).toEqual([2, 2, 2, 2]);
  // All that a build makes of pages, before and after Rspress compiles them.
  expect(checkLinks(readPages(root, { docs }))).toEqual([]);
  readPages(root, { docs }).map((page) => [readQuotes(page), sectionsOf(page), pageBlocks(page)]);
  expect(searchPages({ docs })).toHaveLength(FILES.length);
  expect(readCopyPages(root, docs, '').map(markdownCopy)).toHaveLength(FILES.length);
  expect(counts).toEqual({ yaml: FILES.length, markdown: 0 });
});
