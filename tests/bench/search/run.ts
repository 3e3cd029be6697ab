/**
 * Measures the search of a built site: quality in both languages, sizes, times in Chromium, and
 * what readers would pay on larger sites. Exits with 1 where a figure misses its target.
 *
 *   npx tsx tests/bench/search/run.ts [folder] [--no-browser] [--misses]
 *
 * Times depend on the machine and on what else it does, so they have no say in the exit code. All
 * other figures are the same every time.
 */
import { existsSync } from 'node:fs';
import { readSite } from '../../../plugins/search-index/readSite.ts';
import { writeSearchIndex } from '../../../plugins/search-index/writeSearchIndex.ts';
import { type BrowserTimes, browserTimes } from './browserTimes.ts';
import { CHINESE } from './labelled/chinese.ts';
import { ENGLISH } from './labelled/english.ts';
import type { LabelledSet } from './labelled/labelledQuery.ts';
import { type LanguageFigures, languageFigures } from './languageFigures.ts';
import { qualityRows, scaleRows, sizeRows, timeRows } from './rows.ts';
import { table } from './table.ts';

const SETS: Readonly<Record<string, LabelledSet>> = { en: ENGLISH, zh: CHINESE };

async function main(args: readonly string[]): Promise<number> {
  const directory = args.find((arg) => !arg.startsWith('-')) ?? 'doc_build';
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or name its folder.`);
    return 1;
  }
  const files = await writeSearchIndex({ directory });
  const pages = await readSite({ directory });
  const figures: LanguageFigures[] = [];
  for (const [language, set] of Object.entries(SETS)) {
    figures.push(await languageFigures({ directory, language, set, files, pages }));
  }
  const times = args.includes('--no-browser')
    ? new Map<string, BrowserTimes>()
    : await browserTimes(directory, queriesOf(SETS));
  const rows = [
    ...qualityRows(figures),
    ...sizeRows(figures, times),
    ...timeRows(figures, times),
    ...scaleRows(figures),
  ];
  console.log(table([['', ...Object.keys(SETS), 'target'], ...rows.map(({ cells }) => cells)]));
  if (args.includes('--misses')) printMisses(figures);
  const missed = rows.filter(({ reached }) => !reached);
  for (const { cells } of missed) console.error(`Missed: ${cells.join(' ')}`);
  return missed.length > 0 ? 1 : 0;
}

function queriesOf(sets: typeof SETS): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(sets).map(([language, set]) => [
      language,
      Object.values(set).flatMap((group) => group.map(([query]) => query)),
    ]),
  );
}

function printMisses(figures: readonly LanguageFigures[]): void {
  for (const { labelled, headings, substrings } of figures) {
    for (const { query, rank, first } of labelled.misses) {
      console.log(`${rank || 'none'}  ${query}  (first: ${first})`);
    }
    for (const missed of [...headings.missed, ...(substrings?.missed ?? [])]) {
      console.log(`none  ${missed}`);
    }
  }
}

process.exitCode = await main(process.argv.slice(2));
