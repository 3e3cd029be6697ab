import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteMeta, UserConfig } from '@rspress/core';
import { LANGUAGES, type Language } from '../../theme/text.ts';
import { checkRedirects } from '../addresses/checkRedirects.ts';
import { parseRedirects } from '../addresses/redirect.ts';
import { type SiteLanguages, sitePages } from '../addresses/sitePages.ts';
import { formatProblem, type Problem, sortProblems } from '../page-data/problem.ts';
import { planRedirects, type RedirectPlan } from './planRedirects.ts';

/**
 * The plan of every language, from the list in `file` and the pages of a site. Throws one error
 * with everything that is wrong with the list.
 */
export async function readPlans(
  file: string,
  routes: readonly RouteMeta[],
  site: UserConfig,
): Promise<Map<Language, RedirectPlan>> {
  const { redirects, problems } = parseRedirects(await readFile(file, 'utf8'), file);
  const languages = await readLanguages(routes, site);
  const wrong = [...problems, ...checkRedirects(redirects, languages, file)];
  if (wrong.length > 0) throw redirectError(wrong);
  return new Map(
    LANGUAGES.flatMap((language) => {
      const pages = languages.get(language);
      return pages ? [[language, planRedirects(redirects, pages)] as const] : [];
    }),
  );
}

/** Of the default version, where there are several: its pages are those at the plain addresses. */
async function readLanguages(
  routes: readonly RouteMeta[],
  { multiVersion }: UserConfig,
): Promise<SiteLanguages> {
  const current = routes.filter(
    ({ version, absolutePath }) =>
      version === (multiVersion?.default ?? '') && /\.mdx?$/.test(absolutePath),
  );
  const sources = await Promise.all(
    current.map(async ({ lang, pureRoutePath, absolutePath }) => ({
      language: lang,
      route: pureRoutePath,
      source: await readFile(path.resolve(absolutePath), 'utf8'),
    })),
  );
  const used = LANGUAGES.filter((language) => sources.some((page) => page.language === language));
  return sitePages(sources, used);
}

function redirectError(problems: readonly Problem[]): Error {
  const lines = sortProblems([...problems]).map((problem) => `  ${formatProblem(problem)}`);
  const error = new Error(['The list of redirects is wrong:', ...lines].join('\n'));
  // Rspress prints the stack, which would bury the message.
  error.stack = error.message;
  return error;
}
