import path from 'node:path';
import { checkFileNames } from '../../content/checkFileNames.ts';
import { checkNames } from '../../content/facts/checkNames.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { listEntries } from '../../content/listPages.ts';
import { checkEntries, checkUnlisted } from '../../content/navigation/checkNavigation.ts';
import type { Page } from '../../content/page.ts';
import { type Problem, sortProblems } from '../../content/problem.ts';
import { checkFences } from '../examples/checkFences.ts';
import { checkFirstOptions } from '../facts/checkFirstOptions.ts';
import { checkCallouts } from './calloutChecks.ts';
import { checkComponents, checkImports } from './componentChecks.ts';
import { checkEnglishStyle, checkHanInEnglish } from './en/englishStyle.ts';
import { checkSentenceCase } from './en/sentenceCase.ts';
import {
  checkPlainText,
  checkReadable,
  checkTitleCharacters,
  checkUniqueDescriptions,
  checkUniqueTitles,
} from './frontMatterChecks.ts';
import { checkHeadingIds, checkHeadingLevels } from './headingChecks.ts';
import { checkImageFiles, checkImages } from './imageChecks.ts';
import { checkLinks } from './linkChecks.ts';
import { checkMarkup } from './markupChecks.ts';
import { checkCounterparts, checkSameFacts, checkSameHeadings } from './mirrorChecks.ts';
import { checkLiteralAsterisks } from './proseChecks.ts';
import { checkSearchPhrases } from './searchPhraseChecks.ts';
import { checkUnwritten } from './unwrittenChecks.ts';
import { checkChineseTypography } from './zh/chineseTypography.ts';
import { checkTerms } from './zh/termChecks.ts';

/** Each needs one page only. Without these problems, a page can be compiled. */
const SYNTAX: readonly Check[] = [
  checkReadable,
  checkComponents,
  checkImports,
  checkMarkup,
  checkImages,
];
const STRUCTURE: readonly Check[] = [
  ...SYNTAX,
  checkCallouts,
  checkFences,
  checkTitleCharacters,
  checkHeadingLevels,
  checkHeadingIds,
];
const WORDING: readonly Check[] = [
  checkPlainText,
  checkSentenceCase,
  checkHanInEnglish,
  checkChineseTypography,
  checkLiteralAsterisks,
  checkTerms,
  checkEnglishStyle,
  checkUnwritten,
];
/** These compare pages with each other. */
const TOGETHER: readonly Check[] = [
  (pages) => checkLinks(pages, isRenderable),
  checkCounterparts,
  (pages) => checkSameHeadings(pages, isRenderable),
];
const TOGETHER_WORDING: readonly Check[] = [
  checkUniqueDescriptions,
  checkUniqueTitles,
  checkSearchPhrases,
  checkSameFacts,
  checkFirstOptions,
];

/** Caches what a check of one page finds: in development, all are checked whenever one is saved. */
function perPage(checks: readonly Check[]) {
  const known = new WeakMap<Page, readonly Problem[]>();
  return {
    known,
    of(page: Page): readonly Problem[] {
      const own = checks.filter((check) => check === checkReadable || hasFrontMatter(page));
      const problems = known.get(page) ?? own.flatMap((check) => check([page]));
      known.set(page, problems);
      return problems;
    },
  };
}

/** Without it, it isn't known where the body starts. */
function hasFrontMatter({ frontMatterData }: Page): boolean {
  return frontMatterData !== undefined;
}

const syntax = perPage(SYNTAX);
const structure = perPage(STRUCTURE);
const wording = perPage(WORDING);

/** Whether a page can be compiled and rendered. */
export function isRenderable(page: Page): boolean {
  return syntax.of(page).length === 0;
}

/** The problems with the wording of a page, which take long to find the first time. */
export function wordingProblems(page: Page): readonly Problem[] {
  return wording.of(page);
}

/** Sets the problems with the wording of a page that an earlier run found. */
export function rememberWording(page: Page, problems: readonly Problem[]): void {
  wording.known.set(page, problems);
}

/** Where pages are, and what they're about. */
export interface SiteFolder {
  /** The folder that the files of pages are relative to. */
  readonly root: string;
  /** The docs folder, relative to `root` or absolute. */
  readonly docs: string;
  readonly facts?: Facts | undefined;
}

/** What breaks pages or the site for readers. */
export function structureProblems(pages: readonly Page[], site: SiteFolder): Problem[] {
  return sortProblems([
    ...checkFileNames(listEntries(site.root, site.docs)),
    ...checkEntries(site.root, pages),
    ...checkUnlisted(site.root, pages),
    ...pages.flatMap(structure.of),
    ...TOGETHER.flatMap((check) => check(pages)),
    ...checkImageFiles(pages, path.resolve(site.root, site.docs)),
    ...checkNames(pages, site.facts),
  ]);
}

/**
 * What the style guide and search ask for. `isWanted` chooses the pages whose wording is checked by
 * itself, which takes long the first time; all are compared with each other.
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

/** The problems that don't depend on other files, such as those of a page that isn't written yet. */
export function checkPages(pages: readonly Page[]): Problem[] {
  return sortProblems([
    ...pages.flatMap(structure.of),
    ...TOGETHER.flatMap((check) => check(pages)),
    ...styleProblems(pages),
  ]);
}

/** Returns the problems of pages. */
export type Check = (pages: readonly Page[]) => Problem[];
