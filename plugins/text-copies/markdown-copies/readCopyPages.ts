import path from 'node:path';
import { type Facts, readFacts } from '../../../content/facts/facts.ts';
import { pageFacts } from '../../../content/facts/pageFacts.ts';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { type ListedPage, pagesBelow } from '../../../content/navigation/pagesBelow.ts';
import { readNavigation } from '../../../content/navigation/readNavigation.ts';
import { siteMap } from '../../../content/navigation/siteMap.ts';
import type { Page } from '../../../content/page.ts';
import { formatProblem } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';
import type { CopyPage } from './copyPage.ts';

/** Reads all pages below `docs`, sorted by file. For `site`, see `CopyPage`. */
export function readCopyPages(root: string, docs: string, site: string): CopyPage[] {
  const facts = readFacts(root);
  const pages = readPages(root, { docs }).map((page) => copyPage(page, site, facts));
  const maps = new Map<Language, ReturnType<typeof siteMap>>();
  for (const language of LANGUAGES) {
    const listed = pages.filter((page) => page.language === language).map(toListed);
    const { sidebars } = readNavigation(root, path.join(docs, language));
    maps.set(language, siteMap(listed, sidebars));
  }
  return pages.map((page): CopyPage => {
    const map = page.frontMatter.overview ? maps.get(page.language) : undefined;
    return map ? { ...page, below: pagesBelow(page.route, map) } : page;
  });
}

function copyPage(page: Page, site: string, facts: Facts | undefined): CopyPage {
  const { file, language, route, source, frontMatter, frontMatterProblems } = page;
  const { tree, parseProblems, codeBlocks } = page;
  if (!frontMatter) throw new Error(frontMatterProblems.map(formatProblem).join('\n'));
  const ofPage = pageFacts(frontMatter, facts);
  const parsed = { tree, parseProblems, codeBlocks };
  return { file, language, route, source, ...parsed, frontMatter, facts: ofPage, site };
}

function toListed({ route, frontMatter: { title, description } }: CopyPage): ListedPage {
  return { route, title, description };
}
