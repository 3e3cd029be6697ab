import { expect, test } from 'vitest';
import { type TreeNode, walk } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import { pairPages } from '../../content/pairPages.ts';
import { drawDiagrams } from '../../plugins/diagrams/diagrams.ts';
import { readSite } from './site.ts';

// Only these are parsed.
const hasDiagram = ({ source }: Page) => source.includes('/diagrams/');
const pages = readSite();

function diagramsOf({ tree }: Page): string[] {
  return [...walk(tree as TreeNode)].flatMap(({ type, url }) =>
    type === 'image' && url?.startsWith('/diagrams/') ? [url] : [],
  );
}

test('a page and its translation show the same diagrams', () => {
  for (const [english, chinese] of pairPages(pages)) {
    if (!hasDiagram(english) && !hasDiagram(chinese)) continue;
    const wanted = diagramsOf(english).map((url) => url.replace('.en.', '.zh.'));
    expect(diagramsOf(chinese), chinese.file).toEqual(wanted);
  }
});

test('every diagram is shown', () => {
  expect(pages.filter(hasDiagram).flatMap(diagramsOf).sort()).toEqual(
    [...drawDiagrams().keys()].sort(),
  );
});
