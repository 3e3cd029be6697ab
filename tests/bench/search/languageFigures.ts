import { gzipSync } from 'node:zlib';
import type { WrittenFile } from '../../../plugins/search-index/indexFiles.ts';
import { INDEX_DIRECTORY, startPath } from '../../../theme/search/engine/manifest.ts';
import type { PageRecord } from '../../../theme/search/engine/pageRecord.ts';
import { askSite } from './askSite.ts';
import { generatedPages } from './generatedPages.ts';
import { type HeadingFigures, headingFigures } from './headingFigures.ts';
import type { LabelledSet } from './labelled/labelledQuery.ts';
import { labelledFigures } from './labelledFigures.ts';
import { type ScaleFigures, scaleFigures } from './scaleFigures.ts';
import { type SubstringFigures, substringFigures } from './substringFigures.ts';

export interface LanguageFigures {
  readonly language: string;
  readonly pages: number;
  /** Bytes of the whole index, compressed. */
  readonly size: number;
  readonly labelled: Awaited<ReturnType<typeof labelledFigures>>;
  readonly headings: HeadingFigures;
  /** Of Chinese alone. */
  readonly substrings: SubstringFigures | undefined;
  readonly scales: readonly ScaleFigures[];
}

const DEFAULT_LANGUAGE = 'en';
const CHINESE = 'zh';
const SUBSTRINGS = { queries: 200, seed: 20 };
const SCALES = [200, 1_000, 2_000];

/** All figures of a language but the times. */
export async function languageFigures(site: {
  readonly directory: string;
  readonly language: string;
  readonly set: LabelledSet;
  readonly files: readonly WrittenFile[];
  readonly pages: readonly PageRecord[];
}): Promise<LanguageFigures> {
  const { language, set } = site;
  const pages = site.pages.filter((page) => page.language === language);
  const ask = await askSite(site.directory, language);
  const queries = Object.values(set).flatMap((group) => group.map(([query]) => query));
  const scales: ScaleFigures[] = [];
  for (const count of SCALES) {
    scales.push(await scaleFigures(generatedPages(pages, count), language, queries));
  }
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return {
    language,
    pages: pages.length,
    size: sizeOf(site.files, language),
    labelled: await labelledFigures(set, prefix, ask),
    headings: await headingFigures(pages, ask),
    substrings: language === CHINESE ? await substringFigures(pages, ask, SUBSTRINGS) : undefined,
    scales,
  };
}

function sizeOf(files: readonly WrittenFile[], language: string): number {
  return files
    .filter(
      ({ path }) =>
        path === startPath(language) || path.startsWith(`${INDEX_DIRECTORY}/${language}/`),
    )
    .reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}
