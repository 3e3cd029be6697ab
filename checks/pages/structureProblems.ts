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

/** Checks of one page. A page without their problems can be compiled. */
const SYNTAX: readonly Check[] = [checkReadable, checkComponents, checkImports, checkMarkup];
const STRUCTURE: readonly Check[] = [
  ...SYNTAX,
  checkImages,
  checkCallouts,
  checkFences,
  checkHeadingLevels,
  checkHeadingIds,
];
/** Checks that compare pages with each other. */
const COMPARISONS: readonly Check[] = [
  (pages) => checkLinks(pages, isRenderable),
  checkCounterparts,
  (pages) => checkSameHeadings(pages, isRenderable),
];

/**
 * Applies checks of one page. Their problems are cached, because all pages are checked whenever one is
 * saved in development. For a page without front matter, only `checkReadable` runs.
 */
export function perPage(checks: readonly Check[]) {
  const cache = new WeakMap<Page, readonly Problem[]>();
  return (page: Page): readonly Problem[] => {
    // Without front matter, the start of the body isn't known.
    const hasBody = page.frontMatterData !== undefined;
    const applicable = checks.filter((check) => check === checkReadable || hasBody);
    const problems = cache.get(page) ?? applicable.flatMap((check) => check([page]));
    cache.set(page, problems);
    return problems;
  };
}

const syntaxProblems = perPage(SYNTAX);
const pageProblems = perPage(STRUCTURE);

/** Whether a page can be compiled and rendered. */
export function isRenderable(page: Page): boolean {
  return syntaxProblems(page).length === 0;
}

export interface SiteFolder {
  /** The folder that the files of pages are relative to. */
  readonly root: string;
  /** The docs folder, relative to `root` or absolute. */
  readonly docs: string;
  /** The facts that pages refer to in `options` and `api`; without facts, these aren't checked. */
  readonly facts?: Facts | undefined;
}

/** Reports everything that breaks pages or the site for readers. */
export function structureProblems(pages: readonly Page[], site: SiteFolder): Problem[] {
  return sortProblems([
    ...checkFileNames(listEntries(site.root, site.docs)),
    ...checkEntries(site.root, pages),
    ...checkUnlisted(site.root, pages),
    ...pages.flatMap(pageProblems),
    ...COMPARISONS.flatMap((check) => check(pages)),
    ...checkImageFiles(pages, path.resolve(site.root, site.docs)),
    ...checkNames(pages, site.facts),
  ]);
}

/** Returns the problems of pages. */
export type Check = (pages: readonly Page[]) => Problem[];
