import { LANGUAGE_TAGS, type Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import type { LlmsSection } from './llmsSections.ts';
import { LLMS_TEXT } from './llmsText.ts';

/** The maximum length of the index in characters, so that it fits into a prompt with a question. */
export const LLMS_LIMIT = 50_000;

/** The file names of the llms.txt convention. */
export const LLMS_NAME = 'llms.txt';
const LLMS_FULL_NAME = 'llms-full.txt';

export interface LlmsSite {
  readonly language: Language;
  readonly sections: readonly LlmsSection[];
  readonly description: string;
  /** The Markdown of a page, by its route without the language. */
  readonly markdownOf: (route: string) => string;
  /** Absolute URLs, in this language, of a page, its Markdown copy, and a file. */
  readonly pageUrl: (route: string) => string;
  readonly markdownUrlOf: (route: string) => string;
  readonly fileUrl: (path: string) => string;
  /** URL of the list of error messages, if the site has one. */
  readonly errors?: string;
  /** URL of the playground's templates, if the site has one. */
  readonly templates?: string;
  /** The same index in the other languages. */
  readonly others: readonly { readonly language: Language; readonly url: string }[];
}

export interface LlmsFile {
  /** Without the language: `/llms.txt`, `/guide/basic/llms-full.txt`. */
  readonly path: string;
  readonly content: string;
}

/**
 * The files for language models in one language: an index of all pages, the full text of each section
 * in its folder, and a list of those at the path of the usual single full text. Throws if the index
 * is longer than `LLMS_LIMIT`.
 */
export function llmsFiles(site: LlmsSite): LlmsFile[] {
  const texts = site.sections.map((section) => ({
    section,
    path: `${section.folder}${LLMS_FULL_NAME}`,
    content: fullText(section, site),
  }));
  const words = LLMS_TEXT[site.language];
  const list = texts.map(({ section, path, content }) => {
    const size = words.characters(lengthOf(content).toLocaleString(LANGUAGE_TAGS[site.language]));
    return `- [${nameOf(section, site)}](${site.fileUrl(path)})${words.colon}${size}`;
  });
  const errors = site.errors
    ? [`- [errors.json](${site.errors})${words.colon}${words.errors}`]
    : [];
  const templates = site.templates
    ? [`- [playground-templates.json](${site.templates})${words.colon}${words.templates}`]
    : [];
  const full = `## ${words.fullText}\n\n${[...list, ...errors, ...templates].join('\n')}\n`;
  const listOfTexts = { path: `/${LLMS_FULL_NAME}`, content: `${beginning(site)}\n${full}` };
  return [
    { path: `/${LLMS_NAME}`, content: indexOf(site, full) },
    // A site without sections has a single full text at the path of this list.
    ...(site.sections.some(({ folder }) => folder === '/') ? [] : [listOfTexts]),
    ...texts.map(({ path, content }) => ({ path, content })),
  ];
}

/** The index of all pages if it fits, otherwise without descriptions, otherwise of full texts only. */
function indexOf(site: LlmsSite, full: string): string {
  const end = `${full}${otherLanguages(site)}`;
  const withPages = (write: typeof links) =>
    `${beginning(site)}\n${site.sections.map((one) => write(one, site)).join('\n')}\n${end}`;
  for (const index of [withPages(links), withPages(titleLinks)]) {
    if (lengthOf(index) <= LLMS_LIMIT) return index;
  }
  return `${beginning(site)}\n${end}`;
}

function beginning({ language, description }: LlmsSite): string {
  return `# ${TEXT[language].siteTitle}\n\n> ${description}\n\n${LLMS_TEXT[language].intro}\n`;
}

function links(section: LlmsSection, site: LlmsSite): string {
  const { colon } = LLMS_TEXT[site.language];
  const lines = section.pages.map(
    ({ route, title, description }) =>
      `- [${escapeLabel(title)}](${site.markdownUrlOf(route)})${colon}${description}`,
  );
  return `## ${nameOf(section, site)}\n\n${lines.join('\n')}\n`;
}

function titleLinks(section: LlmsSection, site: LlmsSite): string {
  const lines = section.pages.map(
    ({ route, title }) => `- [${escapeLabel(title)}](${site.markdownUrlOf(route)})`,
  );
  return `## ${nameOf(section, site)}\n\n${lines.join('\n')}\n`;
}

function nameOf({ names }: LlmsSection, { language }: LlmsSite): string {
  return names.join(LLMS_TEXT[language].colon) || TEXT[language].siteTitle;
}

function otherLanguages({ language, others }: LlmsSite): string {
  if (others.length === 0) return '';
  const lines = others.map((other) => `- [${TEXT[other.language].languageName}](${other.url})`);
  return `\n## ${LLMS_TEXT[language].optional}\n\n${lines.join('\n')}\n`;
}

/** Concatenates the pages, each with its URL. */
function fullText({ pages }: LlmsSection, site: LlmsSite): string {
  const { source } = LLMS_TEXT[site.language];
  return pages
    .map(({ route }) => `${source}${site.pageUrl(route)}\n\n${site.markdownOf(route)}`)
    .join('\n---\n\n');
}

/** The length in code points rather than UTF-16 code units. */
function lengthOf(text: string): number {
  return [...text].length;
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
