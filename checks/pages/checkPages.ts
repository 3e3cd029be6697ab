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

const WORDING: readonly Check[] = [
  checkPlainText,
  checkHanInEnglish,
  checkChineseTypography,
  checkLiteralAsterisks,
  checkTerms,
  checkEnglishStyle,
  checkPhraseCount,
];
const TOGETHER_WORDING: readonly Check[] = [
  checkUniqueDescriptions,
  checkUniqueTitles,
  checkSearchPhrases,
  checkSameFacts,
  checkFirstOptions,
];

const wordingProblems = perPage(WORDING);

/**
 * What the style guide and search ask for. `isWanted` chooses the pages whose wording is checked by
 * itself; all are compared with each other.
 */
export function styleProblems(
  pages: readonly Page[],
  isWanted: (page: Page) => boolean = () => true,
): Problem[] {
  return sortProblems([
    ...pages.filter(isWanted).flatMap(wordingProblems),
    ...TOGETHER_WORDING.flatMap((check) => check(pages)),
  ]);
}
