import { type Problem, sortProblems } from '../page-data/problem.ts';
import { checkCallouts } from './calloutChecks.ts';
import { checkComponents } from './componentChecks.ts';
import { checkPlainText, checkReadable, checkUniqueDescriptions } from './frontMatterChecks.ts';
import { checkHeadingIds, checkHeadingLevels, checkSentenceCase } from './headingChecks.ts';
import { checkLinks } from './linkChecks.ts';
import { checkSameFacts, checkSameHeadings, checkTwins } from './mirrorChecks.ts';
import type { Check, Page } from './page.ts';
import {
  checkChinesePunctuation,
  checkChineseSpacing,
  checkHanInEnglish,
  checkLiteralAsterisks,
} from './proseChecks.ts';
import { checkTerms } from './termChecks.ts';
import { checkUnwritten } from './unwrittenChecks.ts';

/** Every check that needs nothing but the pages. */
export const PAGE_CHECKS: Readonly<Record<string, Check>> = {
  checkReadable,
  checkUniqueDescriptions,
  checkPlainText,
  checkHeadingLevels,
  checkHeadingIds,
  checkSentenceCase,
  checkHanInEnglish: (pages) => checkHanInEnglish(pages),
  checkChinesePunctuation,
  checkChineseSpacing,
  checkLiteralAsterisks,
  checkTerms: (pages) => checkTerms(pages),
  checkUnwritten,
  checkComponents,
  checkCallouts,
  checkLinks: (pages) => checkLinks(pages),
  checkTwins,
  checkSameHeadings,
  checkSameFacts,
};

export function checkPages(pages: readonly Page[]): Problem[] {
  return sortProblems(Object.values(PAGE_CHECKS).flatMap((check) => check(pages)));
}
