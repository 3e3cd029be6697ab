import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { errorEntries } from '../../checks/errors/errorEntries.ts';
import { readFacts } from '../../content/facts/facts.ts';
import { outputFile, outputFolder } from '../../content/files.ts';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';
import type { ErrorEntry } from '../../tools/error-finder/errorEntry.ts';
import { siteAddress } from '../site/sitePages.ts';

const DOCS = 'docs';

/**
 * Provides `virtual-errors-en` and the like for each language: the messages that the pages explain,
 * for the error finder. Writes them to `/errors.json`, `/zh/errors.json`, … for other programs.
 */
export function errorFinder(): RspressPlugin {
  let entries: ReadonlyMap<Language, readonly ErrorEntry[]> = new Map();
  return {
    name: 'error-finder',
    addRuntimeModules({ root = DOCS }) {
      const project = process.cwd();
      // A site other than this one, such as a test's, has no such pages.
      const pages = path.resolve(root) === path.join(project, DOCS) ? readPages(project) : [];
      entries = new Map(LANGUAGES.map((language) => [language, errorEntries(pages, language)]));
      const modules = Array.from(entries, ([language, own]) => [
        `virtual-errors-${language}`,
        `export default JSON.parse(${JSON.stringify(JSON.stringify(own))})`,
      ]);
      return Object.fromEntries(modules);
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const version = readFacts(process.cwd())?.version;
      for (const [language, own] of entries) {
        if (own.length === 0) continue;
        const file = path.join(outputFolder(config), localizedPath('/errors.json', language));
        const shown = shownEntries(own, (url) => addressOf(localizedPath(url, language)));
        const content = { rstest: version, entries: shown };
        await outputFile(file, `${JSON.stringify(content, undefined, 1)}\n`);
      }
    },
  };
}

/** The entries for other programs. `addressOf` returns the absolute URL of a section. */
function shownEntries(entries: readonly ErrorEntry[], addressOf: (url: string) => string) {
  return entries.map(({ url, page, section, text, fix, messages }) => ({
    messages,
    explanation: text,
    fix: fix?.code,
    page,
    section: section.replaceAll('`', ''),
    url: addressOf(url),
  }));
}
