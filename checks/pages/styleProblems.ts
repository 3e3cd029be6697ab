import type { Page } from '../../content/page.ts';
import { type Problem, sortProblems } from '../../content/problem.ts';
import { checkEnglishStyle, checkHanInEnglish } from './en/englishStyle.ts';
import {
  checkFirstOptions,
  checkPlainText,
  checkUniqueDescriptions,
  checkUniqueTitles,
} from './frontMatterChecks.ts';
import { checkLiteralAsterisks } from './markupChecks.ts';
import { checkSameFacts } from './mirrorChecks.ts';
import { checkPhraseCount, checkSearchPhrases } from './searchPhraseChecks.ts';
import { type Check, perPage } from './structureProblems.ts';
import { checkChineseTypography } from './zh/chineseTypography.ts';
import { checkTerms } from './zh/termChecks.ts';

/** Checks of one page. */
const PAGE_CHECKS: readonly Check[] = [
  checkPlainText,
  checkHanInEnglish,
  checkChineseTypography,
  checkLiteralAsterisks,
  checkTerms,
  checkEnglishStyle,
  checkPhraseCount,
];
/** Checks that compare pages with each other. */
const COMPARISONS: readonly Check[] = [
  checkUniqueDescriptions,
  checkUniqueTitles,
  checkSearchPhrases,
  checkSameFacts,
  checkFirstOptions,
];

const pageProblems = perPage(PAGE_CHECKS);

/**
 * Reports problems with wording, typography, and search phrases. `isWanted` chooses the pages for
 * checks of one page; all pages are compared with each other.
 */
export function styleProblems(
  pages: readonly Page[],
  isWanted: (page: Page) => boolean = () => true,
): Problem[] {
  return sortProblems([
    ...pages.filter(isWanted).flatMap(pageProblems),
    ...COMPARISONS.flatMap((check) => check(pages)),
  ]);
}
