import { LANGUAGE_DATA } from '../../content/languageData.ts';
import type { Language } from '../../content/languages.ts';
import { sentencesIn } from '../../content/sentences.ts';
import type { DocLink, SiteDocs } from '../../theme/types/pageTypes.ts';
import type { SearchPage } from '../search/search-index/searchPages.ts';
import type { DocumentedName } from './rstestNames.ts';

/** Matches the URLs of pages about options. */
const OPTIONS = /^(?:\/[\w-]+)?\/config\//;

/** Finds the section that documents a name. `names` are the spellings to try, in this order. */
export type FindSection = (names: readonly DocumentedName[]) => SiteDocs | undefined;

type SectionsByLanguage = Map<string, DocLink[]>;

/** Returns a function that finds the sections of reference pages by the names that they define. */
export function documentedSections(pages: readonly SearchPage[]): FindSection {
  const byName = new Map<string, SectionsByLanguage>();
  for (const { name, language, link } of pages.flatMap(definitionsOf)) {
    const byLanguage: SectionsByLanguage = byName.get(name) ?? new Map();
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), link]);
    byName.set(name, byLanguage);
  }
  return (names) => {
    for (const name of names) {
      const site = [...(byName.get(name) ?? [])].flatMap(([language, [link, secondLink]]) =>
        // If two sections define the same name, it isn't known which one is meant.
        link && !secondLink ? [[language, link] as const] : [],
      );
      if (site.length > 0) return { site: Object.fromEntries(site) };
    }
    return undefined;
  };
}

function definitionsOf({ kind, url, language, sections }: SearchPage) {
  if (kind !== 'reference') return [];
  const kindOfName = OPTIONS.test(url) ? 'option' : 'api';
  return sections.flatMap(({ anchor, names, prose }) => {
    const text = firstSentence(prose[0] ?? '', language);
    const link = { text, href: anchor ? `${url}#${anchor}` : url };
    return text ? names.map((name) => ({ name: `${kindOfName} ${name}`, language, link })) : [];
  });
}

/** The first sentence of a paragraph. A colon at its end becomes a period. */
export function firstSentence(paragraph: string, language: Language): string {
  const [first = ''] = sentencesIn(paragraph);
  return first.replace(/[:：]$/, LANGUAGE_DATA[language].fullStop);
}
