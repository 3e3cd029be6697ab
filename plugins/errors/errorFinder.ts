import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type ErrorRecord, readErrorRecord } from '../../checks/errors/errorRecord.ts';
import { explainMessages } from '../../checks/errors/explainMessages.ts';
import { KNOWN_MESSAGES } from '../../checks/errors/knownMessages.ts';
import { type QuotingPage, readQuotes } from '../../checks/errors/readQuotes.ts';
import { openContentCache } from '../../content/cache/contentCache.ts';
import { outputFile, outputFolder } from '../../content/files.ts';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';
import type { ErrorIndex } from '../../tools/error-finder/errorIndex.ts';
import { siteAddress } from '../site/sitePages.ts';

type ErrorIndexes = ReadonlyMap<Language, ErrorIndex>;

const DOCS = 'docs';
const NONE: ErrorIndex = { rstest: '', entries: [] };

/**
 * Provides `virtual-errors-en` and the like for each language: the messages that the pages explain,
 * for the error finder. Writes them to `/errors.json`, `/zh/errors.json`, … for other programs.
 */
export function errorFinder(): RspressPlugin {
  let reading: Promise<ErrorIndexes> | undefined;
  const read = (config: UserConfig) => {
    reading ??= readIndexes(config);
    return reading;
  };
  return {
    name: 'error-finder',
    async addRuntimeModules(config) {
      const indexes = await read(config);
      return Object.fromEntries(
        LANGUAGES.map((language) => [
          `virtual-errors-${language}`,
          `export default JSON.parse(${JSON.stringify(JSON.stringify(indexes.get(language) ?? NONE))})`,
        ]),
      );
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      for (const [language, index] of await read(config)) {
        const file = path.join(outputFolder(config), localizedPath('/errors.json', language));
        const content = errorsFile(index, (url) => addressOf(localizedPath(url, language)));
        await outputFile(file, content);
      }
    },
  };
}

/** A site other than this one, such as a test's, has no such pages. */
async function readIndexes({ root = DOCS }: UserConfig): Promise<ErrorIndexes> {
  const project = process.cwd();
  if (path.resolve(root) !== path.join(project, DOCS)) return new Map();
  const record = readErrorRecord(project);
  const pages = readPages(project).map(readQuotes);
  const cache = openContentCache<ErrorIndex>('errors');
  const indexOf = async (language: Language) => {
    const own = pages.filter((page) => page.language === language);
    const input: [QuotingPage[], ErrorRecord] = [own, record];
    return cache.get(input, async () => errorIndex(own, language, record));
  };
  const indexes = LANGUAGES.map(async (language) => [language, await indexOf(language)] as const);
  const byLanguage = new Map(await Promise.all(indexes));
  await cache.save();
  return byLanguage;
}

/** The index for other programs. `addressOf` returns the absolute URL of a section. */
function errorsFile(index: ErrorIndex, addressOf: (url: string) => string): string {
  const entries = index.entries.map(({ url, page, section, text, fix, messages }) => ({
    messages,
    explanation: text,
    fix: fix?.code,
    page,
    section: section.replaceAll('`', ''),
    url: addressOf(url),
  }));
  return `${JSON.stringify({ rstest: index.rstest, entries }, undefined, 1)}\n`;
}

/** What the pages of a language say about the messages of the packages, and about others. */
function errorIndex(
  pages: readonly QuotingPage[],
  language: Language,
  { packages, messages }: ErrorRecord,
): ErrorIndex {
  const { entries } = explainMessages(pages, language, messages, KNOWN_MESSAGES);
  return { rstest: packages['@rstest/core'] ?? '', entries };
}
