import { apiFacts, optionFacts } from '../../../components/facts/facts.markdown.ts';
import {
  blocksText,
  escapedText,
  linkText,
  listText,
} from '../../../content/markdown/markdownText.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { bodyText } from './bodyText.ts';
import { COPY_TEXT, type CopyPage } from './copyPage.ts';

/** Converts a page to plain Markdown, in the order in which the theme renders its parts. */
export function markdownCopy(page: CopyPage): string {
  return `${blocksText([`# ${escapedText(page.frontMatter.title)}`, untitledCopy(page)])}\n`;
}

/** The copy without its title. */
export function untitledCopy(page: CopyPage): string {
  return blocksText([
    factsText(page),
    heroText(page),
    bodyText(page),
    featuresText(page),
    overviewText(page),
  ]);
}

/** The facts about the page's option or API. */
function factsText(page: CopyPage): string {
  const { options, api } = page.facts;
  const [option] = options;
  if (option) return optionFacts(option, page);
  return api ? apiFacts(api, page.language) : '';
}

/** The hero of a home page: its tagline and first links. */
function heroText(page: CopyPage): string {
  const { text = '', tagline = '', actions = [] } = page.frontMatter.hero ?? {};
  const links = actions.map((action) => linkText(action.text, absoluteUrl(action.link, page)));
  return blocksText([text && `**${escapedText(text)}**`, escapedText(tagline), listText(links)]);
}

/** The features of a home page, each with a link to its page. */
function featuresText(page: CopyPage): string {
  const { features = [] } = page.frontMatter;
  const items = features.map(({ title, details, link }) =>
    describedPage(title, details, link, page),
  );
  return listText(items);
}

/** The pages below an overview page. Group names are bold text, so that they aren't headings. */
function overviewText(page: CopyPage): string {
  const groups = (page.below ?? []).map(({ name, pages }) => {
    const items = pages.map(({ route, title, description }) =>
      describedPage(title, description, route, page),
    );
    return blocksText([name && `**${escapedText(name)}**`, listText(items)]);
  });
  return blocksText(groups);
}

/** `[title](url): description`. `url` is missing for an item without a page. */
function describedPage(
  title: string,
  description: string,
  url: string | undefined,
  page: CopyPage,
): string {
  const name =
    url === undefined ? `**${escapedText(title)}**` : linkText(title, absoluteUrl(url, page));
  return `${name}${COPY_TEXT[page.language].colon}${escapedText(description)}`;
}
