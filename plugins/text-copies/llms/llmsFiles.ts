import { LANGUAGE_TAGS, type Language } from '../../../content/languages.ts';
import type { LanguageTree } from '../../../content/navigation/languageTree.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { COPY_TEXT } from '../markdown-copies/copyPage.ts';
import { type LlmsSection, llmsSections } from './llmsSections.ts';
import { LLMS_TEXT } from './llmsText.ts';

/** The file names of the llms.txt convention. */
const LLMS_NAME = 'llms.txt';
const LLMS_FULL_NAME = 'llms-full.txt';

/** The page whose data is also in `errors.json`. */
const ERROR_FINDER = '/guide/help/error-finder';

/** A site in one language. */
export interface LlmsSite {
  readonly language: Language;
  /** The other languages that the site has. */
  readonly others: readonly Language[];
  readonly tree: LanguageTree;
  /** The site's URL, without a trailing slash. */
  readonly url: string;
  /** The Markdown copies of all languages by address. */
  readonly copies: ReadonlyMap<string, string>;
}

/**
 * The files for language models in one language by address: an index of all pages, and the full text of
 * each section in its folder. The file that usually has the full text of a site lists these texts.
 */
export function llmsFiles(site: LlmsSite): Map<string, string> {
  const { language, tree } = site;
  const uiText = LLMS_TEXT[language];
  const { colon } = COPY_TEXT[language];
  const sections = llmsSections(tree);
  const texts = sections.map((section) => ({
    section,
    path: `${section.folder}${LLMS_FULL_NAME}`,
    content: fullText(section, site),
  }));
  const items = texts.map(({ section, path, content }) => {
    // In code points rather than UTF-16 code units.
    const { length } = [...content];
    const size = uiText.characters(length.toLocaleString(LANGUAGE_TAGS[language]));
    return `- [${nameOf(section, language)}](${urlOf(path, site)})${colon}${size}`;
  });
  if (tree.pages.has(ERROR_FINDER)) {
    items.push(`- [errors.json](${urlOf('/errors.json', site)})${colon}${uiText.errors}`);
  }
  const textList = `## ${uiText.fullText}\n\n${items.join('\n')}\n`;
  const files: [path: string, content: string][] = [
    [`/${LLMS_NAME}`, indexOf(sections, site, textList)],
    // On a site without sections, the only text has the same path and replaces this list.
    [`/${LLMS_FULL_NAME}`, `${introduction(site)}\n${textList}`],
    ...texts.map(({ path, content }): [string, string] => [path, content]),
  ];
  return new Map(files.map(([path, content]) => [localizedPath(path, language), content]));
}

/** The absolute URL, in the site's language, of a page or file. */
function urlOf(path: string, { url, language }: LlmsSite): string {
  return url + localizedPath(path, language);
}

/** The index: all pages with their descriptions, the list of full texts, and the other languages. */
function indexOf(sections: readonly LlmsSection[], site: LlmsSite, textList: string): string {
  const { language } = site;
  const { colon } = COPY_TEXT[language];
  const lists = sections.map((section) => {
    const links = section.pages.map(({ route, title, description }) => {
      const url = urlOf(markdownUrl(route), site);
      return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})${colon}${description}`;
    });
    return `## ${nameOf(section, language)}\n\n${links.join('\n')}\n`;
  });
  return `${introduction(site)}\n${lists.join('\n')}\n${textList}${otherLanguages(site)}`;
}

function introduction({ language, tree }: LlmsSite): string {
  const description = tree.pages.get('/')?.description ?? '';
  return `# ${TEXT[language].siteTitle}\n\n> ${description}\n\n${LLMS_TEXT[language].intro}\n`;
}

function nameOf({ names }: LlmsSection, language: Language): string {
  return names.join(COPY_TEXT[language].colon) || TEXT[language].siteTitle;
}

function otherLanguages({ others, url }: LlmsSite): string {
  if (others.length === 0) return '';
  const lines = others.map(
    (other) => `- [${TEXT[other].languageName}](${url}${localizedPath(`/${LLMS_NAME}`, other)})`,
  );
  // The convention's heading, in every language, for links that can be skipped.
  return `\n## Optional\n\n${lines.join('\n')}\n`;
}

/** Concatenates the pages, each with its URL. */
function fullText({ pages }: LlmsSection, site: LlmsSite): string {
  const { source } = LLMS_TEXT[site.language];
  return pages
    .map(({ route }) => {
      const copy = site.copies.get(localizedPath(markdownUrl(route), site.language)) ?? '';
      return `${source}${urlOf(route, site)}\n\n${copy}`;
    })
    .join('\n---\n\n');
}
