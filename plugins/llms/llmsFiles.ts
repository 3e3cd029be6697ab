import { type Language, TEXT } from '../../theme/text.ts';
import type { LlmsSection } from './llmsSections.ts';
import { LLMS_TEXT } from './llmsText.ts';

/** What a model is given at once; the index has to fit, with room for a question. */
export const LLMS_LIMIT = 50_000;

/** The folders that models ask for by name, and what they may hold. */
export const LLMS_NAME = 'llms.txt';
export const LLMS_FULL_NAME = 'llms-full.txt';

export interface LlmsSite {
  readonly language: Language;
  readonly sections: readonly LlmsSection[];
  readonly description: string;
  /** The Markdown of a page, by its route without the language. */
  readonly markdownOf: (route: string) => string;
  /** Full addresses, in the site's language, of a page, its twin, and a file in a folder. */
  readonly pageUrl: (route: string) => string;
  readonly twinUrl: (route: string) => string;
  readonly fileUrl: (path: string) => string;
  /** The same index in the other languages. */
  readonly others: readonly { readonly language: Language; readonly url: string }[];
}

export interface LlmsFile {
  /** Without the language: `/llms.txt`, `/guide/basic/llms-full.txt`. */
  readonly path: string;
  readonly content: string;
}

/**
 * Pure: the files for language models of one language: an index of all pages, the full text of each
 * section beside its pages, and, where a single full text would be looked for, a list of those.
 * Throws where the index is longer than `LLMS_LIMIT`.
 */
export function llmsFiles(site: LlmsSite): LlmsFile[] {
  const texts = site.sections.map((section) => ({
    section,
    path: `${section.folder}${LLMS_FULL_NAME}`,
    content: fullText(section, site),
  }));
  const words = LLMS_TEXT[site.language];
  const list = texts.map(({ section, path, content }) => {
    const size = words.characters(lengthOf(content).toLocaleString('en'));
    return `- [${nameOf(section, site)}](${site.fileUrl(path)})${words.colon}${size}`;
  });
  const full = `## ${words.fullText}\n\n${list.join('\n')}\n`;
  const listOfTexts = { path: `/${LLMS_FULL_NAME}`, content: `${beginning(site)}\n${full}` };
  return [
    { path: `/${LLMS_NAME}`, content: indexOf(site, full) },
    // A site without sections has one text, at the very place of their list.
    ...(site.sections.some(({ folder }) => folder === '/') ? [] : [listOfTexts]),
    ...texts.map(({ path, content }) => ({ path, content })),
  ];
}

/** Of all pages while they fit, then without descriptions, then of the full texts alone. */
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
      `- [${escapeLabel(title)}](${site.twinUrl(route)})${colon}${description}`,
  );
  return `## ${nameOf(section, site)}\n\n${lines.join('\n')}\n`;
}

function titleLinks(section: LlmsSection, site: LlmsSite): string {
  const lines = section.pages.map(
    ({ route, title }) => `- [${escapeLabel(title)}](${site.twinUrl(route)})`,
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

/** The pages one after the other, each with its address: their links need no other context. */
function fullText({ pages }: LlmsSection, site: LlmsSite): string {
  const { source } = LLMS_TEXT[site.language];
  return pages
    .map(({ route }) => `${source}${site.pageUrl(route)}\n\n${site.markdownOf(route)}`)
    .join('\n---\n\n');
}

/** Characters as a reader counts them, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}

function escapeLabel(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}
