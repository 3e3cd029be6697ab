import type { WrittenFile } from '../../../plugins/search/search-index/searchIndex.ts';
import type { SearchPage } from '../../../plugins/search/search-index/searchPages.ts';
import { indexFolder } from '../../../theme/settings/search.ts';
import { askSite } from './askSite.ts';
import { compressedSize, type Encoding } from './compressedSize.ts';
import { generatedPages } from './generatedPages.ts';
import { type HeadingFigures, headingFigures } from './headingFigures.ts';
import { HALVES, type Half, readQueries } from './queries.ts';
import { type Answer, askQueries } from './queryFigures.ts';
import { type ScaleFigures, scaleFigures } from './scaleFigures.ts';
import { type SubstringFigures, substringFigures } from './substringFigures.ts';

export interface LanguageFigures {
  readonly language: string;
  readonly pages: number;
  /** Compressed size of the whole index in bytes. */
  readonly sizes: Readonly<Record<Encoding, number>>;
  readonly answers: Readonly<Record<Half, readonly Answer[]>>;
  readonly headings: HeadingFigures;
  /** Only for Chinese. */
  readonly substrings: SubstringFigures | undefined;
  readonly scales: readonly ScaleFigures[];
}

const DEFAULT_LANGUAGE = 'en';
const CHINESE = 'zh';
const SUBSTRINGS = { queries: 200, seed: 20 };
const SCALES = [200, 1_000, 2_000];

/** All figures of a language except times. */
export async function languageFigures(site: {
  readonly directory: string;
  readonly language: string;
  readonly files: readonly WrittenFile[];
  readonly pages: readonly SearchPage[];
}): Promise<LanguageFigures> {
  const { language } = site;
  const pages = site.pages.filter((page) => page.language === language);
  const ask = askSite(site.directory, language);
  const queries = HALVES.flatMap((half) => readQueries(language, half)).map(({ query }) => query);
  const scales: ScaleFigures[] = [];
  for (const count of SCALES) {
    scales.push(await scaleFigures(generatedPages(pages, count), queries));
  }
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return {
    language,
    pages: pages.length,
    sizes: {
      brotli: sizeOf(site.files, language, 'brotli'),
      gzip: sizeOf(site.files, language, 'gzip'),
    },
    answers: {
      tuning: await askQueries(readQueries(language, 'tuning'), prefix, ask),
      validation: await askQueries(readQueries(language, 'validation'), prefix, ask),
    },
    headings: await headingFigures(pages, ask),
    substrings: language === CHINESE ? await substringFigures(pages, ask, SUBSTRINGS) : undefined,
    scales,
  };
}

function sizeOf(files: readonly WrittenFile[], language: string, encoding: Encoding): number {
  return files
    .filter(({ name }) => name.startsWith(`${indexFolder(language)}/`))
    .reduce((sum, { content }) => sum + compressedSize(content, encoding), 0);
}
