import type { Page } from '../../content/page.ts';
import { type Problem, sortProblems } from '../../content/problem.ts';
import { checkCallouts } from './calloutChecks.ts';
import type { Check } from './check.ts';
import { checkChineseTypography } from './chineseTypography.ts';
import { checkComponents, checkImports } from './componentChecks.ts';
import { checkEnglishStyle } from './englishStyle.ts';
import {
  checkPlainText,
  checkReadable,
  checkUniqueDescriptions,
  checkUniqueTitles,
} from './frontMatterChecks.ts';
import { checkHeadingIds, checkHeadingLevels, checkSentenceCase } from './headingChecks.ts';
import { checkLinks } from './linkChecks.ts';
import { checkCounterparts, checkSameFacts, checkSameHeadings } from './mirrorChecks.ts';
import { checkHanInEnglish, checkLiteralAsterisks } from './proseChecks.ts';
import { checkSearchPhrases } from './searchPhraseChecks.ts';
import { checkTerms } from './termChecks.ts';
import { checkUnwritten } from './unwrittenChecks.ts';

/** The checks that only need the pages. */
const CHECKS: readonly Check[] = [
  checkReadable,
  checkUniqueDescriptions,
  checkUniqueTitles,
  checkPlainText,
  checkSearchPhrases,
  checkHeadingLevels,
  checkHeadingIds,
  checkSentenceCase,
  checkHanInEnglish,
  checkChineseTypography,
  checkLiteralAsterisks,
  checkTerms,
  checkEnglishStyle,
  checkUnwritten,
  checkComponents,
  checkImports,
  checkCallouts,
  checkLinks,
  checkCounterparts,
  checkSameHeadings,
  checkSameFacts,
];

export function checkPages(pages: readonly Page[]): Problem[] {
  return sortProblems(CHECKS.flatMap((check) => check(pages)));
}
