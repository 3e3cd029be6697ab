import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logger, type RspressPlugin } from '@rspress/core';
import type { Page } from '../content-checks/page.ts';
import { placeOf, twinOf } from '../content-checks/routes.ts';
import { listPages } from '../page-data/listPages.ts';
import { readFrontMatter } from '../page-data/readFrontMatter.ts';
import { changedSections } from './compareTranslations.ts';
import { writeNavigationRoot } from './navigationRoot.ts';
import { writeNoticeFiles } from './noticeFiles.ts';
import { INTRODUCTION, type PageSection, readSections } from './sections.ts';
import { type StaleNotice, type StaleNotices, staleNotices } from './staleNotices.ts';
import { RECORD_FILE, readRecord, type TranslationRecord } from './translationRecord.ts';
import { type UntranslatedPage, untranslatedPages } from './untranslatedPages.ts';

const LOADER = fileURLToPath(new URL('./dependOnNotices.mjs', import.meta.url));

/** What is needed of an English page to tell which Chinese sections no longer follow it. */
interface EnglishPage extends Pick<Page, 'file' | 'language' | 'route' | 'front'> {
  readonly sections: readonly PageSection[];
}

/**
 * Says on a Chinese page which of its sections no longer follow the English, and puts the English
 * page where a Chinese one is missing. Stands behind the plugins that read pages themselves.
 */
export function translations(): RspressPlugin {
  let docs = '';
  let untranslated: readonly UntranslatedPage[] = [];
  let noticeFiles: ReadonlyMap<string, string> = new Map();
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
      const notices = noticesOf(english, record, path.dirname(docs));
      const chinese = files.filter((file) => placeOf(file)?.language === 'zh');
      noticeFiles = await writeNoticeFiles(
        siteFolder('notices', docs),
        chinese.map((file) => path.resolve(path.dirname(docs), file)),
        notices,
      );
      const plugin = [staleNotices, (file: string) => notices[file]] as const;
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        ...(untranslated.length > 0 && {
          root: await writeNavigationRoot(docs, siteFolder('navigation', docs), untranslated),
        }),
        markdown: { ...markdown, remarkPlugins: [...remarkPlugins, [...plugin]] },
      };
    },
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          const page = chain.module.rule('mdx').oneOf('mdx');
          const noticeFile = (file: string) => noticeFiles.get(file);
          page.use('notices').loader(LOADER).options({ noticeFile });
        },
      },
    },
    addPages: () =>
      untranslated.map(({ file, route }) => ({
        routePath: `/zh${route}`,
        filepath: path.join(path.dirname(docs), file),
      })),
  };
}

async function readEnglish(docs: string): Promise<{ english: EnglishPage[]; files: string[] }> {
  const root = path.dirname(docs);
  const files = await listPages(root, docs);
  const read = files.map(async (file): Promise<EnglishPage[]> => {
    const place = placeOf(file);
    if (place?.language !== 'en') return [];
    const source = await readFile(path.join(root, file), 'utf8');
    const front = readFrontMatter(file, source);
    return [{ file, ...place, front, sections: readSections({ source, front }) }];
  });
  return { english: (await Promise.all(read)).flat(), files };
}

/** An unreadable record shows no notice; the content checks refuse it. */
async function readRecordOf(docs: string): Promise<TranslationRecord> {
  const file = path.join(docs, path.basename(RECORD_FILE));
  return readRecord(await readFile(file, 'utf8').catch(() => '{}')).record;
}

function noticesOf(
  english: readonly EnglishPage[],
  record: TranslationRecord,
  root: string,
): StaleNotices {
  const notices = english.map((page): [string, StaleNotice[]] => {
    const changed = changedSections(page.route, page.sections, record).map(({ id, date }) => ({
      id,
      date,
      href: id === INTRODUCTION ? page.route : `${page.route}#${id}`,
    }));
    return [path.join(root, twinOf(page.file, 'zh')), changed];
  });
  return Object.fromEntries(notices.filter(([, changed]) => changed.length > 0));
}

/** One for each docs folder: sites are built beside each other. */
function siteFolder(kind: string, docs: string): string {
  const name = path.relative(process.cwd(), docs).split(path.sep).join('-');
  return path.resolve('.cache', kind, name);
}
