import type { Problem } from '../../content/problem.ts';
import {
  formatAddress,
  isLive,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
} from './address.ts';

/** Reports redirects to missing targets, to other redirects, and from existing pages or headings. */
export function checkRedirects(
  redirects: readonly Redirect[],
  languages: SiteLanguages,
  file: string = REDIRECTS_FILE,
): Problem[] {
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const from = formatAddress(redirect.from);
    if (!first.has(from)) first.set(from, redirect);
  }
  return redirects.flatMap((redirect) => {
    const message =
      sourceProblem(redirect, first, languages) ?? targetProblem(redirect, first, languages);
    return message ? [{ file, line: redirect.line, message }] : [];
  });
}

type FirstLines = ReadonlyMap<string, Redirect>;

function sourceProblem(
  { from, line }: Redirect,
  first: FirstLines,
  languages: SiteLanguages,
): string | undefined {
  const name = formatAddress(from);
  const other = first.get(name);
  if (other && other.line !== line) {
    return `${name} is already redirected in line ${other.line}: remove one of the two`;
  }
  if (isLive(from, languages)) {
    const what = from.id === '' ? 'page' : 'heading';
    return `${name} is an existing ${what} and would be hidden: remove the line, or rename the ${what}`;
  }
  return undefined;
}

function targetProblem(
  { from, to }: Redirect,
  first: FirstLines,
  languages: SiteLanguages,
): string | undefined {
  const name = formatAddress(to);
  if (name === formatAddress(from)) return `${name} redirects to itself: use its new address`;
  if (isLive(to, languages)) return undefined;
  const next = first.get(name);
  if (next) {
    return `${name} is itself redirected in line ${next.line}: use ${formatAddress(next.to)}`;
  }
  const missing = [...languages].filter(([, pages]) => !isLive(to, new Map([['', pages]])));
  const where = missing.map(([language]) => `docs/${language}`).join(' and ');
  const page = { route: to.route, id: '' };
  return isLive(page, languages)
    ? `${name}: the page has no heading #${to.id} in ${where}; use one of its headings, or only the page`
    : `${name}: there is no such page in ${where}`;
}
