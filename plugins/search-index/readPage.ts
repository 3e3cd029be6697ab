import { parse } from 'parse5';
import type { PageRecord } from '../../theme/search/engine/pageRecord.ts';
import { attribute, type Element, find, findAll, named } from './dom.ts';
import { readHeadings, readSections } from './readSections.ts';
import { textOf } from './textOf.ts';

/** A page as read alone: which pages link to it is known once all are read. */
export interface ReadPage extends Omit<PageRecord, 'links'> {
  /** Addresses that its text links to, as written. */
  readonly linksTo: readonly string[];
}

const isMain = named('main');
const isArticle = named('article');

/** Reads a built page. Nothing where the page has no content to search. */
export function readPage(html: string, route: string): ReadPage | undefined {
  const document = parse(html);
  const root = find(document, named('html'));
  const main = root && find(root, isMain);
  if (!root || !main) return undefined;
  // What stands beside the article leads to other pages: its headings alone tell of this one.
  const content = find(main, isArticle) ?? main;
  const language = attribute(root, 'lang') ?? '';
  if (!/^[\w-]+$/.test(language)) throw new Error('its <html> has no lang');
  const beside = content === main ? [] : readHeadings(main, content);
  const [opening, ...rest] = [...readSections(content, language), ...beside];
  if (!opening) return undefined;
  const title = opening.heading || titleOf(root);
  const description = descriptionOf(root);
  const prose = description ? [description, ...opening.prose] : opening.prose;
  return {
    route,
    language,
    area: areaOf(root),
    title,
    sections: [{ ...opening, level: 1, heading: title, prose }, ...rest],
    linksTo: linksOf(content),
  };
}

function linksOf(content: Element): string[] {
  return findAll(content, named('a')).map((link) => attribute(link, 'href') ?? '');
}

/** The entry of the top navigation that the page is under. */
function areaOf(root: Element): string {
  const header = find(root, named('header'));
  const navigation = header && find(header, named('nav'));
  const current = (one: Element) =>
    one.tagName === 'a' && attribute(one, 'aria-current') !== undefined;
  const entry = navigation && find(navigation, current);
  return entry ? textOf(entry.childNodes) : titleOf(root);
}

function titleOf(root: Element): string {
  const title = find(root, named('title'));
  return title ? textOf(title.childNodes) : '';
}

function descriptionOf(root: Element): string {
  const isDescription = (one: Element) =>
    one.tagName === 'meta' && attribute(one, 'name') === 'description';
  const meta = find(root, isDescription);
  return (meta && attribute(meta, 'content')) ?? '';
}
