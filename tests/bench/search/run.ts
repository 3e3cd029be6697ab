/**
 * `npm run bench -- search [folder]`: measures how well the search of a built site answers the labeled
 * queries, and how large the index is. Exits with 1 if a figure misses its target. Also prints the worst
 * answers; while tuning, `--tuning` leaves out those of the half that nobody reads.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchHit } from 'site-search';
import { createLocalClient } from 'site-search/engine';
import { OUTPUT_FOLDER } from '../../../content/files.ts';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { writeSearchIndex } from '../../../plugins/search/search-index/searchIndex.ts';
import { searchPages } from '../../../plugins/search/search-index/searchPages.ts';
import { SEARCH_OPTIONS } from '../../../theme/search/vocabulary.ts';
import { indexFile } from '../../../theme/settings/search.ts';
import { table } from '../table.ts';
import { type Answer, askQueries, byClass, figuresOf, worstAnswers } from './answers.ts';
import { HALVES, type Half, readQueries } from './queries.ts';

/** Shares from 0 to 1, and the size in kB with Brotli. Of the queries, only `validation` has targets. */
const TARGETS = { mrr: 0.93, top3: 0.97, classMrr: 0.85, size: 240 };

/** How many of the worst answers are printed for each half and language. */
const WORST_COUNT = 10;

interface Row {
  readonly name: string;
  readonly values: readonly number[];
  readonly digits?: number;
  readonly least?: number;
  readonly most?: number;
}

type Answers = Record<Language, readonly Answer[]>;

async function main(args: readonly string[]): Promise<number> {
  const directory = args.find((arg) => !arg.startsWith('-')) ?? OUTPUT_FOLDER;
  if (!existsSync(directory)) {
    console.error(`${directory} does not exist; build the site first, or pass its folder.`);
    return 1;
  }
  const files = await writeSearchIndex(directory, searchPages());
  const rows: Row[] = [];
  for (const half of HALVES) {
    const answers = {} as Answers;
    for (const language of LANGUAGES)
      answers[language] = await answersOf(directory, language, half);
    rows.push(...rowsOf(half, answers));
    if (half === 'tuning' || !args.includes('--tuning')) printWorst(half, answers);
  }
  const sizes = LANGUAGES.map((language) => {
    const index = files.find(({ name }) => name === indexFile(language));
    return brotliCompressSync(index?.content ?? '').length / 1000;
  });
  rows.push({ name: 'index, kB', values: sizes, digits: 1, most: TARGETS.size });
  const cells = rows.map(({ name, values, digits = 0, least, most }) => [
    name,
    ...values.map((value) => value.toFixed(digits)),
    String(least ?? most ?? ''),
  ]);
  console.log(table([['', ...LANGUAGES, 'target'], ...cells]));
  const missed = rows.filter(({ values, least = 0, most = Number.POSITIVE_INFINITY }) =>
    values.some((value) => value < least || value > most),
  );
  for (const { name } of missed) console.error(`Missed: ${name}`);
  return missed.length > 0 ? 1 : 0;
}

/** Asks the engine with the index of the built site, as the worker runs it. */
function answersOf(directory: string, language: Language, half: Half): Promise<Answer[]> {
  const file = path.join(directory, indexFile(language));
  const client = createLocalClient(() => readFile(file, 'utf8'), SEARCH_OPTIONS);
  const ask = async (query: string): Promise<readonly SearchHit[]> =>
    (await client.search({ query })).hits;
  return askQueries(readQueries(language, half), language === 'en' ? '' : `/${language}`, ask);
}

function rowsOf(half: Half, answers: Answers): Row[] {
  const answersByLanguage = LANGUAGES.map((language) => answers[language]);
  const figures = answersByLanguage.map(figuresOf);
  const targets = half === 'validation' ? TARGETS : undefined;
  const classes = new Set(answersByLanguage.flat().map((answer) => answer.class));
  return [
    { name: `${half}: queries`, values: figures.map(({ queries }) => queries) },
    { name: '  MRR@10', values: figures.map(({ mrr }) => mrr), digits: 3, least: targets?.mrr },
    { name: '  top 1', values: figures.map(({ top1 }) => top1), digits: 3 },
    { name: '  top 3', values: figures.map(({ top3 }) => top3), digits: 3, least: targets?.top3 },
    { name: '  no hit', values: figures.map(({ empty }) => empty), most: targets ? 0 : undefined },
    ...[...classes].map((name) => ({
      name: `  MRR@10 of ${name}`,
      values: answersByLanguage.map((list) => figuresOf(byClass(list).get(name) ?? []).mrr),
      digits: 3,
      least: targets?.classMrr,
    })),
  ];
}

function printWorst(half: Half, answers: Answers): void {
  for (const language of LANGUAGES) {
    console.log(`\nWorst of ${half}, ${language}: rank, query, first hit`);
    for (const { query, rank, first } of worstAnswers(answers[language], WORST_COUNT)) {
      console.log(`  ${rank || 'none'}  ${query}  ${first || 'no hit'}`);
    }
  }
}

process.exitCode = await main(process.argv.slice(2));
