import { type Facts, readFacts } from '../../../content/facts/facts.ts';
import { pageFacts } from '../../../content/facts/pageFacts.ts';
import { pagesBelow } from '../../../content/navigation/pagesBelow.ts';
import { siteMaps } from '../../../content/navigation/siteMap.ts';
import type { Page } from '../../../content/page.ts';
import { formatProblem } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';
import type { CopyPage } from './copyPage.ts';

/** Reads all pages below `docs`, sorted by file. For `site`, see `CopyPage`. */
export function readCopyPages(root: string, docs: string, site: string): CopyPage[] {
  const facts = readFacts(root);
  const pages = readPages(root, { docs });
  const mapOf = siteMaps(root, pages);
  return pages.map((page): CopyPage => {
    const copy = copyPage(page, site, facts);
    return page.frontMatter?.overview
      ? { ...copy, below: pagesBelow(page.route, mapOf(page)) }
      : copy;
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
