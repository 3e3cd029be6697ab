import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

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
vi.mock('./markdown/parseMarkdown.ts', async (original) => {
  const parser = await original<typeof import('./markdown/parseMarkdown.ts')>();
  const parseMarkdown: typeof parser.parseMarkdown = (source) => {
    counts.markdown += 1;
    return parser.parseMarkdown(source);
  };
  return { parseMarkdown };
});
// Other test files have loaded these modules with the parsers without a count.
vi.resetModules();
const { readQuotes } = await import('../checks/errors/readQuotes.ts');
const { pageBlocks } = await import('../checks/examples/pageBlocks.ts');
const { checkLinks } = await import('../checks/pages/linkChecks.ts');
const { sectionsToTranslate: sectionsOf } = await import('../checks/translations/sections.ts');
const { searchPages } = await import('../plugins/search/search-index/searchPages.ts');
const { markdownCopy } = await import('../plugins/text-copies/markdown-copies/markdownCopy.ts');
const { readCopyPages } = await import('../plugins/text-copies/markdown-copies/readCopyPages.ts');
const { loadPages, readPages } = await import('./readPages.ts');

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
