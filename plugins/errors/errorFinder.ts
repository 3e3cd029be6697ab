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

/**
 * Provides a module for each language, such as `virtual-errors-en`, with the error messages that the
 * pages explain. Also writes them to `/errors.json`, `/zh/errors.json`, … for other programs.
 */
export function errorFinder(): RspressPlugin {
  let entries: ReadonlyMap<Language, readonly ErrorEntry[]> = new Map();
  return {
    name: 'error-finder',
    addRuntimeModules({ root = 'docs' }) {
      const docs = path.resolve(root);
      const pages = readPages(path.dirname(docs), { docs });
      entries = new Map(LANGUAGES.map((language) => [language, errorEntries(pages, language)]));
      // Browsers parse JSON faster than JavaScript.
      const modules = Array.from(entries, ([language, explained]) => [
        `virtual-errors-${language}`,
        `export default JSON.parse(${JSON.stringify(JSON.stringify(explained))})`,
      ]);
      return Object.fromEntries(modules);
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const version = readFacts(process.cwd())?.version;
      for (const [language, explained] of entries) {
        if (explained.length === 0) continue;
        const file = path.join(outputFolder(config), localizedPath('/errors.json', language));
        const urlOf = (url: string) => addressOf(localizedPath(url, language));
        const content = { rstest: version, entries: publicEntries(explained, urlOf) };
        await outputFile(file, `${JSON.stringify(content, undefined, 1)}\n`);
      }
    },
  };
}

/** The entries as other programs get them. `urlOf` returns the absolute URL of a section. */
function publicEntries(entries: readonly ErrorEntry[], urlOf: (url: string) => string) {
  return entries.map(({ url, page, section, text, fix, messages }) => ({
    messages,
    explanation: text,
    fix: fix?.code,
    page,
    section: section.replaceAll('`', ''),
    url: urlOf(url),
  }));
}
