import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { runnableSets } from '../../../checks/examples/pageBlocks.ts';
import { findInstalledPackage } from '../../../checks/facts/installedPackage.ts';
import { GIT_OPTIONS, hasFullHistory, MAX_OUTPUT } from '../../../content/dates/git.ts';
import { readFacts } from '../../../content/facts/facts.ts';
import { pageFacts } from '../../../content/facts/pageFacts.ts';
import { relativePath } from '../../../content/files.ts';
import type { ExampleCounts, PageFreshness } from '../../../content/freshness.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import { readPage } from '../../../content/readPages.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

/** Returns fields to add to the data of a page, which the theme renders. */
type PageDataSource = (page: PageIndexInfo) => object | Promise<object>;

/** Adds the fields of all sources to the data of each page. */
export function pageData(...sources: readonly PageDataSource[]): RspressPlugin {
  return {
    name: 'page-data',
    async extendPageData(page) {
      for (const fieldsOf of sources) Object.assign(page, await fieldsOf(page));
    },
  };
}

/** `facts`: types, defaults, and more about the options and APIs in the page's front matter. */
export function factsOfPages(facts = readFacts(process.cwd())): PageDataSource {
  return ({ frontmatter }) => ({ facts: pageFacts(frontmatter as PageFrontMatter, facts) });
}

/**
 * `freshness`: the Rstest version that the page was checked with, and whether its examples were run. Home
 * pages also get the result of `counts`, the numbers of examples in all pages.
 */
export function freshnessOfPages(counts: () => Promise<ExampleCounts>): PageDataSource {
  const root = process.cwd();
  const rstest = findInstalledPackage(root).version;
  return async (page) => {
    const file = relativePath(root, page._filepath);
    if (!parsePageFile(file)) return {};
    const freshness: PageFreshness = {
      rstest,
      examplesRan: runnableSets(readPage(root, file)).length > 0,
      ...(page.frontmatter.pageType === 'home' && { examples: await counts() }),
    };
    return { freshness };
  };
}

/** `lastUpdatedTime`: the date of the last commit of the page's file, if the Git history has it. */
export function datesOfPages(): PageDataSource {
  const root = process.cwd();
  let dates: Promise<ReadonlyMap<string, string>> | undefined;
  return async ({ _filepath }) => {
    dates ??= readDates(root);
    const day = (await dates).get(relativePath(root, _filepath));
    return day === undefined ? {} : { lastUpdatedTime: day };
  };
}

/**
 * The date of the last commit of each file as `2026-11-21`, in UTC, by path relative to `root`. Empty
 * without the full history: that of a shallow clone would give wrong dates.
 */
async function readDates(root: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  if (!hasFullHistory(root)) return dates;
  const log = [...GIT_OPTIONS, 'log', '--format=%x00%ct', '--name-only', '--relative'];
  const { stdout } = await promisify(execFile)('git', log, { cwd: root, maxBuffer: MAX_OUTPUT });
  // The newest commit comes first.
  for (const commit of stdout.split('\0').slice(1)) {
    const [seconds = '', ...paths] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const path of paths) if (!dates.has(path)) dates.set(path, day);
  }
  return dates;
}
