import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logger, type RspressPlugin } from '@rspress/core';
import { assertInternal, rspressInternal } from 'static-pages/build';
import { changedSections } from '../../../checks/translations/compareTranslations.ts';
import { sectionsToTranslate } from '../../../checks/translations/sections.ts';
import {
  RECORD_FILE,
  readTranslationRecord,
  type TranslationRecord,
} from '../../../checks/translations/translationRecord.ts';
import { shortHash } from '../../../content/cache/codeDigest.ts';
import { outputFile } from '../../../content/files.ts';
import { LANGUAGE_DATA } from '../../../content/languageData.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { INTRODUCTION } from '../../../content/markdown/sections.ts';
import type { Page } from '../../../content/page.ts';
import { readPages } from '../../../content/readPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import {
  pairPages,
  type UntranslatedPage,
  untranslatedPages,
} from '../../../content/untranslatedPages.ts';
import { type StaleNotices, type StaleTranslation, staleNotices } from './staleNotices.ts';

const LOADER = fileURLToPath(new URL('./dependOnNotices.mjs', import.meta.url));

const MDX_RULE = rspressInternal(
  'a module rule mdx with a branch mdx',
  'dist/node/initRsbuild.js',
  'plugins/pages/translations/translations.ts',
);

/** The notices, and the files that they're written to; both by the page's file. */
interface Notices {
  readonly notices: StaleNotices;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Adds notices to the stale sections of translated pages, and falls back to the original page if a
 * translation is missing; `siteNavigation` lists those pages.
 */
export function translations(): RspressPlugin {
  let docs = '';
  let untranslated: readonly UntranslatedPage[] = [];
  let reading: Promise<Notices> = Promise.resolve({ notices: {}, files: new Map() });
  return {
    name: 'translations',
    async config(config) {
      docs = path.resolve(config.root ?? 'docs');
      const root = path.dirname(docs);
      const pages = readPages(root, { docs });
      untranslated = untranslatedPages(pages);
      for (const { file, translation, language } of untranslated) {
        const { englishName } = LANGUAGE_DATA[language];
        logger.warn(`${translation} is missing: ${englishName} readers see ${file}`);
      }
      reading = readNotices(pages, docs);
      // Errors are reported where the result is awaited.
      reading.catch(() => {});
      const noticesOf = async (file: string) => (await reading).notices[file];
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [staleNotices, noticesOf]] },
      };
    },
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          assertInternal(chain.module.rules.has('mdx'), MDX_RULE);
          const { oneOfs } = chain.module.rule('mdx');
          assertInternal(oneOfs.has('mdx'), MDX_RULE);
          const page = oneOfs.get('mdx');
          const noticeFile = async (file: string) => (await reading).files.get(file);
          page.use('notices').loader(LOADER).options({ noticeFile });
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

async function readNotices(pages: readonly Page[], docs: string): Promise<Notices> {
  const root = path.dirname(docs);
  const record = readRecordOf(docs);
  const found = pairPages(pages).map(([original, page]): [string, StaleTranslation[]] => [
    path.join(root, page.file),
    noticesOf(original, page, record),
  ]);
  const notices = Object.fromEntries(found.filter(([, changed]) => changed.length > 0));
  const files = pages
    .filter(({ language }) => language !== DEFAULT_LANGUAGE)
    .map(({ file }) => path.resolve(root, file));
  return { notices, files: await writeNoticeFiles(siteFolder('notices', docs), files, notices) };
}

/** An invalid record results in no notices; the content checks report it. */
function readRecordOf(docs: string): TranslationRecord {
  const file = path.join(docs, path.basename(RECORD_FILE));
  return readTranslationRecord(existsSync(file) ? readFileSync(file, 'utf8') : '{}').record;
}

function noticesOf(original: Page, page: Page, record: TranslationRecord): StaleTranslation[] {
  const { route } = original;
  return changedSections(page, sectionsToTranslate(original), record).map(({ id, date }) => ({
    id,
    date,
    href: id === INTRODUCTION ? route : `${route}#${id}`,
  }));
}

/** One per docs folder, because several sites can be built at the same time. */
function siteFolder(kind: string, docs: string): string {
  const name = path.relative(process.cwd(), docs).split(path.sep).join('-');
  return path.resolve('.cache', kind, name);
}

/**
 * Writes the notices of each page, including pages without any, to one file per page below `folder`.
 * Returns the paths of these files.
 */
async function writeNoticeFiles(
  folder: string,
  pages: readonly string[],
  notices: StaleNotices,
): Promise<ReadonlyMap<string, string>> {
  const written = pages.map(async (page): Promise<[string, string]> => {
    const file = path.join(folder, `${shortHash(page)}.json`);
    await writeIfChanged(file, JSON.stringify(notices[page] ?? []));
    return [page, file];
  });
  return new Map(await Promise.all(written));
}

/**
 * Writes a file, creating its folders, unless it already has this text: the bundler's cache depends
 * on the modification time.
 */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await outputFile(file, text);
}
