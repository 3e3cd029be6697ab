import type { Language } from '../../../content/languages.ts';
import type { PlainEntry } from './plainSidebar.ts';
import type { PlainSite } from './plainSite.ts';

/** The navbar and the sidebars of a language in the form that VitePress and Rspress share. */
export function navigationOf({ sections }: PlainSite, language: Language) {
  const prefix = language === 'en' ? '' : `/${language}`;
  return {
    nav: sections.map(({ title, start }) => ({ text: title[language], link: prefix + start })),
    sidebar: Object.fromEntries(
      sections.map(({ folder, entries }) => [
        `${prefix}/${folder}/`,
        entries[language].map((entry) => itemOf(entry, prefix)),
      ]),
    ),
  };
}

function itemOf({ text, route, entries }: PlainEntry, prefix: string): object {
  return {
    text,
    ...(route === undefined ? {} : { link: prefix + route }),
    ...(entries ? { items: entries.map((entry) => itemOf(entry, prefix)) } : {}),
  };
}
