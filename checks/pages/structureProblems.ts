import path from 'node:path';
import { checkFileNames } from '../../content/checkFileNames.ts';
import { checkNames } from '../../content/facts/checkNames.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { listEntries } from '../../content/listPages.ts';
import { checkEntries, checkUnlisted } from '../../content/navigation/checkNavigation.ts';
import type { Page } from '../../content/page.ts';
import { type Problem, sortProblems } from '../../content/problem.ts';
import { checkFences } from '../examples/pageBlocks.ts';
import { checkCallouts } from './calloutChecks.ts';
import { checkComponents, checkImports } from './componentChecks.ts';
import { checkReadable } from './frontMatterChecks.ts';
import { checkHeadingIds, checkHeadingLevels } from './headingChecks.ts';
import { checkImageFiles, checkImages } from './imageChecks.ts';
import { checkLinks } from './linkChecks.ts';
import { checkMarkup } from './markupChecks.ts';
import { checkCounterparts, checkSameHeadings } from './mirrorChecks.ts';

/** Each needs one page only. Without these problems, a page can be compiled. */
const SYNTAX: readonly Check[] = [checkReadable, checkComponents, checkImports, checkMarkup];
const STRUCTURE: readonly Check[] = [
  ...SYNTAX,
  checkImages,
  checkCallouts,
  checkFences,
  checkHeadingLevels,
  checkHeadingIds,
];
/** These compare pages with each other. */
const TOGETHER: readonly Check[] = [
  (pages) => checkLinks(pages, isRenderable),
  checkCounterparts,
  (pages) => checkSameHeadings(pages, isRenderable),
];

/**
 * Applies checks that need one page only. Their problems are cached, because all pages are checked whenever
 * one is saved in development. A page without front matter is only checked for being readable.
 */
export function perPage(checks: readonly Check[]) {
  const known = new WeakMap<Page, readonly Problem[]>();
  return (page: Page): readonly Problem[] => {
    const applicable = checks.filter((check) => check === checkReadable || hasFrontMatter(page));
    const problems = known.get(page) ?? applicable.flatMap((check) => check([page]));
    known.set(page, problems);
    return problems;
  };
}

/** Without it, it isn't known where the body starts. */
function hasFrontMatter({ frontMatterData }: Page): boolean {
  return frontMatterData !== undefined;
}

const syntaxProblems = perPage(SYNTAX);
const ownProblems = perPage(STRUCTURE);

/** Whether a page can be compiled and rendered. */
export function isRenderable(page: Page): boolean {
  return syntaxProblems(page).length === 0;
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
    ...pages.flatMap(ownProblems),
    ...TOGETHER.flatMap((check) => check(pages)),
    ...checkImageFiles(pages, path.resolve(site.root, site.docs)),
    ...checkNames(pages, site.facts),
  ]);
}

/** Returns the problems of pages. */
export type Check = (pages: readonly Page[]) => Problem[];
