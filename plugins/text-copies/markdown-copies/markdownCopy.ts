import type { PhrasingContent, RootContent } from 'mdast';
import { apiFacts, optionFacts } from '../../../components/facts/facts.markdown.ts';
import type { Language } from '../../../content/languages.ts';
import {
  link,
  list,
  paragraph,
  strong,
  text,
  title,
} from '../../../content/markdown/markdownNodes.ts';
import { bodyText } from './bodyText.ts';
import type { CopyPage } from './copyPage.ts';
import { COPY_TEXT } from './copyText.ts';
import { generatedText } from './generatedText.ts';

/** Converts a page to plain Markdown, in the order in which the theme renders its parts. */
export function markdownCopy(page: CopyPage): string {
  return `${generatedText([title(page.frontMatter.title)], page)}\n\n${untitledCopy(page)}`
    .trim()
    .concat('\n');
}

/** The copy without its title. */
export function untitledCopy(page: CopyPage): string {
  const before = [...factNodes(page), ...heroNodes(page)];
  const after = [...featureNodes(page), ...overviewNodes(page)];
  const parts = [generatedText(before, page), bodyText(page), generatedText(after, page)];
  return parts.filter(Boolean).join('\n\n');
}

/** The facts about the page's option or API. */
function factNodes(page: CopyPage): RootContent[] {
  const { options, api } = page.facts;
  const [option] = options;
  if (option) return [optionFacts(option, page)];
  return api ? [apiFacts(api, page.language)] : [];
}

/** The hero of a home page: its tagline and first links. */
function heroNodes(page: CopyPage): RootContent[] {
  const { text: claim, tagline, actions = [] } = page.frontMatter.hero ?? {};
  const nodes: RootContent[] = [];
  if (claim !== undefined) nodes.push(paragraph(strong(text(claim))));
  if (tagline !== undefined) nodes.push(paragraph(text(tagline)));
  if (actions.length > 0) {
    nodes.push(list(actions.map((action) => [link(action.text, action.link)])));
  }
  return nodes;
}

/** The features of a home page, each with a link to its page. */
function featureNodes(page: CopyPage): RootContent[] {
  const { features = [] } = page.frontMatter;
  const entries = features.map(({ title, details, link: url }) => ({
    title,
    description: details,
    url,
  }));
  return describedPages(entries, page.language);
}

/** The pages below an overview page. Group names are bold text, so that they aren't headings. */
function overviewNodes(page: CopyPage): RootContent[] {
  return (page.below ?? []).flatMap(({ name, pages }) => {
    const entries = pages.map(({ route, title, description }) => ({
      title,
      description,
      url: route,
    }));
    const label = name === '' ? [] : [paragraph(strong(text(name)))];
    return [...label, ...describedPages(entries, page.language)];
  });
}

interface DescribedPage {
  title: string;
  description: string;
  /** Missing for an item without a page. */
  url?: string | undefined;
}

/** A list of `- [title](url): description`. */
function describedPages(pages: readonly DescribedPage[], language: Language): RootContent[] {
  if (pages.length === 0) return [];
  const { colon } = COPY_TEXT[language];
  const items = pages.map(({ title, description, url }): PhrasingContent[] => [
    url === undefined ? strong(text(title)) : link(title, url),
    text(`${colon}${description}`),
  ]);
  return [list(items)];
}
