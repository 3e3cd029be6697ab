import { parse } from 'parse5';
import { languageOfTag } from '../../../content/languages.ts';
import { attribute, type Element, find, findAll, named } from './dom.ts';
import type { PageRecord } from './pageRecord.ts';
import { readHeadings, readSections } from './readSections.ts';
import { textOf } from './textOf.ts';

/** A page record without the fields that depend on other pages or on the Markdown. */
export interface ReadPage extends Omit<PageRecord, 'inboundLinks' | 'kind'> {
  /** Of the page's `<meta>`. */
  readonly description: string;
  /** The `href`s of the links in its content. */
  readonly linksTo: readonly string[];
}

const isMain = named('main');
const isArticle = named('article');

/** Parses a built page. `undefined` if it has no content to index. */
export function readPage(html: string, url: string): ReadPage | undefined {
  const document = parse(html);
  const root = find(document, named('html'));
  const main = root && find(root, isMain);
  if (!root || !main) return undefined;
  // Outside of the article, only headings are about this page: the rest links to other pages.
  const content = find(main, isArticle) ?? main;
  const tag = attribute(root, 'lang') ?? '';
  const language = languageOfTag(tag);
  if (!language) throw new Error(`its <html> has no lang of the site's languages: "${tag}"`);
  const outside = content === main ? [] : readHeadings(main, content);
  const [opening, ...rest] = [...readSections(content, language), ...outside];
  if (!opening) return undefined;
  const title = opening.heading || titleOf(root);
  return {
    url,
    language,
    area: areaOf(root),
    title,
    sections: [{ ...opening, level: 1, heading: title }, ...rest],
    description: descriptionOf(root),
    linksTo: linksOf(content),
  };
}

function linksOf(content: Element): string[] {
  return findAll(content, named('a')).map((link) => attribute(link, 'href') ?? '');
}

/** The text of the active entry in the top navigation. */
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
