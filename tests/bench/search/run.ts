/**
 * Measures the search of a built site: quality in both languages, sizes, times in Chromium, and the
 * cost on larger sites. Exits with 1 if a figure misses its target.
 *
 *   npm run bench -- search [folder] [--no-browser] [--tuning] [--misses]
 *
 * Times depend on the machine and its load, so they don't affect the exit code. All other figures are
 * deterministic.
 */
import { existsSync } from 'node:fs';
import { LANGUAGES } from '../../../content/languages.ts';
import { OUTPUT_FOLDER } from '../../../content/outputFolder.ts';
import { writeSearchIndex } from '../../../plugins/search/search-index/searchIndex.ts';
import { searchPages } from '../../../plugins/search/search-index/searchPages.ts';
import { type BrowserTimes, browserTimes } from './browserTimes.ts';
import { type LanguageFigures, languageFigures } from './languageFigures.ts';
import { HALVES, type Half } from './queries.ts';
import { worst } from './queryFigures.ts';
import { qualityRows, scaleRows, sizeRows, timeRows } from './rows.ts';
import { table } from './table.ts';

/** How many of the worst answers of each half are printed. */
const WORST = 10;

async function main(args: readonly string[]): Promise<number> {
  const directory = args.find((arg) => !arg.startsWith('-')) ?? OUTPUT_FOLDER;
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or pass its folder.`);
    return 1;
  }
  const pages = searchPages();
  const files = await writeSearchIndex(directory, pages);
  const figures: LanguageFigures[] = [];
  for (const language of LANGUAGES) {
    figures.push(await languageFigures({ directory, language, files, pages }));
  }
  const times = args.includes('--no-browser')
    ? new Map<string, BrowserTimes>()
    : await browserTimes(directory, queriesOf(figures));
  const rows = [
    ...qualityRows(figures),
    ...sizeRows(figures, times),
    ...timeRows(figures, times),
    ...scaleRows(figures),
  ];
  console.log(table([['', ...LANGUAGES, 'target'], ...rows.map(({ cells }) => cells)]));
  printWorst(figures, args.includes('--tuning') ? ['tuning'] : HALVES);
  if (args.includes('--misses')) printMisses(figures);
  const missed = rows.filter(({ reached }) => !reached);
  for (const { cells } of missed) console.error(`Missed: ${cells.join(' ')}`);
  return missed.length > 0 ? 1 : 0;
}

function queriesOf(figures: readonly LanguageFigures[]): Record<string, string[]> {
  return Object.fromEntries(
    figures.map(({ language, answers }) => [
      language,
      HALVES.flatMap((half) => answers[half].map(({ query }) => query)),
    ]),
  );
}

/** The worst answers of each half. While tuning, `--tuning` leaves out the half that isn't read. */
function printWorst(figures: readonly LanguageFigures[], halves: readonly Half[]): void {
  for (const { language, answers } of figures) {
    for (const half of halves) {
      console.log(`\nWorst of ${half}, ${language}: rank, query, first hit`);
      for (const { query, rank, first } of worst(answers[half], WORST)) {
        console.log(`  ${rank || 'none'}  ${query}  ${first || 'no hit'}`);
      }
    }
  }
}

function printMisses(figures: readonly LanguageFigures[]): void {
  for (const { headings, substrings } of figures) {
    for (const missed of [...headings.missed, ...(substrings?.missed ?? [])]) {
      console.log(`none  ${missed}`);
    }
  }
}

process.exitCode = await main(process.argv.slice(2));
