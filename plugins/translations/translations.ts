import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import type { Page } from '../content-checks/page.ts';
import { parsePage } from '../content-checks/parsePage.ts';
import { placeOf, twinOf } from '../content-checks/routes.ts';
import { listPages } from '../page-data/listPages.ts';
import { changedSections } from './compareTranslations.ts';
import { writeNavigationRoot } from './navigationRoot.ts';
import { INTRODUCTION } from './sections.ts';
import { type StaleNotice, type StaleNotices, staleNotices } from './staleNotices.ts';
import { RECORD_FILE, readRecord, type TranslationRecord } from './translationRecord.ts';
import { type UntranslatedPage, untranslatedPages } from './untranslatedPages.ts';

/**
 * Says on a Chinese page which of its sections no longer follow the English, and puts the English
 * page where a Chinese one is missing. Stands behind the plugins that read pages themselves.
 */
export function translations(): RspressPlugin {
  let docs = '';
  let untranslated: readonly UntranslatedPage[] = [];
  return {
    name: 'translations',
    async config(config) {
      docs = path.resolve(config.root ?? 'docs');
      const { english, files } = await readEnglish(docs);
      const record = await readRecordOf(docs);
      untranslated = untranslatedPages(english, files);
      for (const { file, twin } of untranslated) {
        logger.warn(`${twin} is missing: readers of Chinese see ${file}`);
      }
      const plugin = [staleNotices, noticesOf(english, record, path.dirname(docs))] as const;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        ...(untranslated.length > 0 && {
          root: await writeNavigationRoot(docs, navigationFolder(docs), untranslated),
        }),
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [...plugin]] },
      };
    },
    addPages: () =>
      untranslated.map(({ file, route }) => ({
        routePath: `/zh${route}`,
        filepath: path.join(path.dirname(docs), file),
      })),
  };
}

async function readEnglish(docs: string): Promise<{ english: Page[]; files: string[] }> {
  const root = path.dirname(docs);
  const files = await listPages(root, docs);
  const english = files.filter((file) => placeOf(file)?.language === 'en');
  const read = english.map(async (file) =>
    parsePage(file, await readFile(path.join(root, file), 'utf8')),
  );
  return { english: await Promise.all(read), files };
}

/** An unreadable record shows no notice; the content checks refuse it. */
async function readRecordOf(docs: string): Promise<TranslationRecord> {
  const file = path.join(docs, path.basename(RECORD_FILE));
  return readRecord(await readFile(file, 'utf8').catch(() => '{}')).record;
}

function noticesOf(
  english: readonly Page[],
  record: TranslationRecord,
  root: string,
): StaleNotices {
  const notices = english.map((page): [string, StaleNotice[]] => {
    const changed = changedSections(page, record).map(({ id, date }) => ({
      id,
      date,
      href: id === INTRODUCTION ? page.route : `${page.route}#${id}`,
    }));
    return [path.join(root, twinOf(page.file, 'zh')), changed];
  });
  return Object.fromEntries(notices.filter(([, changed]) => changed.length > 0));
}

/** One for each docs folder: sites are built beside each other. */
function navigationFolder(docs: string): string {
  const name = path.relative(process.cwd(), docs).split(path.sep).join('-');
  return path.resolve('.cache/navigation', name);
}
