import { readFile } from 'node:fs/promises';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import {
  parseRedirects,
  type SiteLanguages,
  sitePages,
} from '../../../checks/addresses/address.ts';
import { checkRedirects } from '../../../checks/addresses/checkRedirects.ts';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { buildError, formatProblem, sortProblems } from '../../../content/problem.ts';
import { sitePathOf } from '../site-pages/pageCollector.ts';
import { planRedirects, type RedirectPlan } from './planRedirects.ts';

/**
 * Plans the redirects of each language from the list in `file` and the site's pages. Throws one error
 * with all problems of the list.
 */
export async function readPlans(
  file: string,
  pages: readonly PageIndexInfo[],
  site: UserConfig,
): Promise<Map<Language, RedirectPlan>> {
  const { redirects, problems } = parseRedirects(await readFile(file, 'utf8'), file);
  const languages = languagesOf(pages, site);
  const wrong = [...problems, ...checkRedirects(redirects, languages, file)];
  if (wrong.length > 0)
    throw buildError('Invalid redirects:', sortProblems(wrong).map(formatProblem));
  return new Map(
    LANGUAGES.flatMap((language) => {
      const own = languages.get(language);
      return own ? [[language, planRedirects(redirects, own)] as const] : [];
    }),
  );
}

/** Uses the default version if there are several, because its paths have no prefix. */
function languagesOf(all: readonly PageIndexInfo[], { multiVersion }: UserConfig): SiteLanguages {
  const pages = all
    .filter(({ version }) => (version ?? '') === (multiVersion?.default ?? ''))
    .map((page) => ({
      language: page.lang,
      route: sitePathOf(page).page,
      // The IDs that Rspress gives to the headings.
      headings: page.toc,
    }));
  const used = LANGUAGES.filter((language) => pages.some((page) => page.language === language));
  return sitePages(pages, used);
}
