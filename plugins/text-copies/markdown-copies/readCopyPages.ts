import { readFacts } from '../../../content/facts/facts.ts';
import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';
import { languageTrees } from '../../../content/navigation/languageTree.ts';
import { listedBelow } from '../../../content/navigation/pagesBelow.ts';
import type { Page } from '../../../content/page.ts';
import { parsePage } from '../../../content/parsePage.ts';
import { formatProblem } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';
import { untranslatedPages } from '../../../content/untranslatedPages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { type CopyPage, copyPage } from './copyPage.ts';

/**
 * Reads all pages below `docs`, and the pages that readers see in place of missing translations to one of
 * `languages`, sorted by file. For `site`, see `FormPage`.
 */
export function readCopyPages(
  root: string,
  docs: string,
  site: string,
  languages: readonly string[] = [],
): CopyPage[] {
  const facts = readFacts(process.cwd());
  const writtenPages = readPages(root, { docs });
  const pages = [...writtenPages, ...fallbackPages(writtenPages, languages)];
  pages.sort((a, b) => (a.file < b.file ? -1 : 1));
  const treeOf = languageTrees(root, writtenPages);
  return pages.map((page) => {
    const { frontMatter, frontMatterProblems } = page;
    if (!frontMatter) throw new Error(frontMatterProblems.map(formatProblem).join('\n'));
    const copy = copyPage(page, frontMatter, facts, site);
    return frontMatter.overview ? { ...copy, below: listedBelow(page.route, treeOf(page)) } : copy;
  });
}

/** The pages that aren't translated, with a notice in the reader's language. */
function fallbackPages(pages: readonly Page[], languages: readonly string[]): Page[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return untranslatedPages(pages).flatMap(({ file, translation, language }) => {
    const page = languages.includes(language) && byFile.get(file);
    return page ? parsePage(translation, withNotice(page.source, TEXT[language].untranslated)) : [];
  });
}

function withNotice(source: string, text: string): string {
  const offset = bodyOffset(source);
  return `${source.slice(0, offset)}\n:::info\n\n${text}\n\n:::\n${source.slice(offset)}`;
}
