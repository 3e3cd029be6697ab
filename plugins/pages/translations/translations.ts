import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { isStale, translatedSections } from '../../../checks/translations/translatedSections.ts';
import {
  RECORD_FILE,
  readTranslationRecord,
} from '../../../checks/translations/translationRecord.ts';
import { LANGUAGE_DATA } from '../../../content/languageData.ts';
import { INTRODUCTION } from '../../../content/markdown/sections.ts';
import type { Page } from '../../../content/page.ts';
import { readPages } from '../../../content/readPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import {
  pairPages,
  type UntranslatedPage,
  untranslatedPages,
} from '../../../content/untranslatedPages.ts';
import { addPageLoader } from '../page-loader/addPageLoader.ts';
import { type StaleTranslation, staleNotices } from './staleNotices.ts';

/** The translations by the absolute path of their page. */
type Translations = ReadonlyMap<string, Translation>;

interface Translation {
  /** The absolute path of the original page. */
  readonly original: string;
  readonly notices: readonly StaleTranslation[];
}

/**
 * Adds notices to the stale sections of translated pages, and publishes the original page at the address
 * of a translation that's missing; `siteNavigation` adds such pages to the sidebar.
 */
export function translations(): RspressPlugin {
  let docs = '';
  let untranslated: readonly UntranslatedPage[] = [];
  let translated: Translations = new Map();
  return {
    name: 'translations',
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      const pages = readPages(path.dirname(docs), { docs });
      untranslated = untranslatedPages(pages);
      for (const { file, translation, language } of untranslated) {
        const { englishName } = LANGUAGE_DATA[language];
        logger.warn(`${translation} is missing: ${englishName} readers see ${file}`);
      }
      translated = readTranslations(pages, docs);
      const noticesOf = (file: string) => translated.get(file)?.notices;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [staleNotices, noticesOf]] },
      };
    },
    builderConfig: {
      tools: {
        // A translation in the build's cache is compiled again when its notices may have changed.
        bundlerChain(chain) {
          addPageLoader(chain, 'notices', (context, source) => {
            const { original } = translated.get(context.resourcePath) ?? {};
            if (original !== undefined) {
              context.addDependency(original);
              context.addDependency(recordFile(docs));
            }
            return source;
          });
        },
      },
    },
    addPages: () =>
      untranslated.map(({ file, route, language }) => ({
        routePath: localizedPath(route, language),
        filepath: path.join(path.dirname(docs), file),
      })),
  };
}

function recordFile(docs: string): string {
  return path.join(docs, path.basename(RECORD_FILE));
}

/** An invalid record results in no notices; the content checks report it. */
function readTranslations(pages: readonly Page[], docs: string): Translations {
  const root = path.dirname(docs);
  const file = recordFile(docs);
  const { record } = readTranslationRecord(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
  return new Map(
    pairPages(pages).map(([original, page]): [string, Translation] => {
      const stale = translatedSections([original, page], record).filter(isStale);
      const notices = stale.map(({ route, original: { section }, followed }) => ({
        id: section.id,
        date: followed.date,
        href: section.id === INTRODUCTION ? route : `${route}#${section.id}`,
      }));
      return [path.join(root, page.file), { original: path.join(root, original.file), notices }];
    }),
  );
}
