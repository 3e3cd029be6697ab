import type { Facts } from '../../content/facts/facts.ts';
import type { Page } from '../../content/page.ts';
import type { Release } from '../../content/releases/releases.ts';
import { minorOf, releasePath } from '../../content/routes/releasePath.ts';
import { sentencesIn } from '../../content/sentences.ts';
import { RELEASES_TEXT } from './releasesText.ts';
import { changesTable, type LinkOf, minorsTable } from './releaseTables.ts';

/** Returns a function that finds pages by the options, flags, and names in their front matter. */
export function nameLinks(pages: readonly Page[], facts: Facts | undefined): LinkOf {
  const options = new Map<string, string>();
  const flags = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { route, frontMatter } of pages) {
    for (const path of frontMatter?.options ?? []) {
      options.set(path, route);
      const [flag] = facts?.options[path]?.flag?.split(' ') ?? [];
      if (flag) flags.set(flag, route);
    }
    for (const name of frontMatter?.api ?? []) names.set(name, route);
  }
  return ({ kind, name }) => {
    if (kind === 'option' || kind === 'default') return options.get(name);
    if (kind === 'flag') return flags.get(name);
    return kind === 'export' || kind === 'utility' ? names.get(name) : undefined;
  };
}

/**
 * The source of a release page with new tables below the headings `added`, `changed`, and `removed`, or
 * of the overview of releases, with a new table below `versions`. Undefined for other pages. Throws if
 * the page lacks one of these headings.
 */
export function sourceWithTables(
  page: Page,
  pages: readonly Page[],
  releases: readonly Release[],
  linkOf: LinkOf,
): string | undefined {
  const { route, language, source } = page;
  const text = RELEASES_TEXT[language];
  if (route === '/guide/releases/') {
    const pagesInLanguage = pages.filter((candidate) => candidate.language === language);
    const summaryOf = (minor: string) => {
      const minorPage = pagesInLanguage.find((candidate) => candidate.route === releasePath(minor));
      return sentencesIn(minorPage?.frontMatter?.description ?? '')[0] ?? '';
    };
    return replaceSection(page, source, 'versions', minorsTable(releases, summaryOf, text));
  }
  const patches = releases.filter(({ version }) => releasePath(minorOf(version)) === route);
  if (patches.length === 0) return undefined;
  const isOldest = patches.length === 1 && patches[0] === releases[0];
  const textWithoutChanges = isOldest ? text.oldest : text.none;
  let result = source;
  for (const changeType of ['added', 'changed', 'removed'] as const) {
    const table = changesTable(changeType, patches, text, linkOf) ?? textWithoutChanges;
    result = replaceSection(page, result, changeType, table);
  }
  return result;
}

function replaceSection({ file }: Page, source: string, id: string, content: string): string {
  const start = source.match(new RegExp(`^## .*\\{#${id}\\}\\n`, 'm'));
  if (start?.index === undefined) throw new Error(`${file}:1: no heading with {#${id}}`);
  const from = start.index + start[0].length;
  const next = source.indexOf('\n## ', from);
  const nextSections = next < 0 ? '' : source.slice(next);
  return `${source.slice(0, from)}\n${content}\n${nextSections}`;
}
