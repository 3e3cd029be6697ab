import type { BrowserTimes } from './browserTimes.ts';
import type { Encoding } from './compressedSize.ts';
import { decimal, oneDigit, percent, spread, whole } from './figureText.ts';
import type { LanguageFigures } from './languageFigures.ts';
import { HALVES, type Half } from './queries.ts';
import { byClass, figuresOf, type QueryFigures } from './queryFigures.ts';

/** A line of the printed table. */
export interface Row {
  readonly cells: readonly string[];
  /** Whether all its figures reach their targets; true without targets. */
  readonly reached: boolean;
}

/** Targets. Shares are 0 to 1, sizes in compressed kilobytes, times in milliseconds. */
const TARGETS = {
  mrr: 0.93,
  top3: 0.97,
  /** MRR@10 of each class. */
  classMrr: 0.85,
  brotliSize: 160,
  gzipSize: 210,
  /** With `LARGE` pages: before the first key, and per query. */
  startSize: 25,
  querySize: 130,
  ready: 350,
} as const;

/** Pages of the largest generated site. */
const LARGE = 2_000;

type Figures = readonly LanguageFigures[];
type Times = ReadonlyMap<string, BrowserTimes>;

export function qualityRows(figures: Figures): Row[] {
  return [
    ...HALVES.flatMap((half) => halfRows(half, figures)),
    countRow(
      'exact titles first',
      figures,
      ({ headings }) => [headings.titlesFirst, headings.titles],
      true,
    ),
    countRow('headings: first', figures, ({ headings }) => [headings.first, headings.headings]),
    countRow('headings: top 3', figures, ({ headings }) => [headings.top3, headings.headings]),
    countRow(
      'substrings: page in top 5',
      figures,
      ({ substrings }) => substrings && [substrings.found, substrings.queries],
      true,
    ),
    countRow(
      '  of these its own page',
      figures,
      ({ substrings }) => substrings && [substrings.ownPage, substrings.queries],
    ),
  ];
}

/** Only the half that nothing was tuned on has targets. */
function halfRows(half: Half, figures: Figures): Row[] {
  const isCounted = half === 'validation';
  const answers = figures.map((one) => one.answers[half]);
  const classes = [...new Set(answers.flat().map((one) => one.class))];
  const line = (
    name: string,
    figure: (one: QueryFigures) => number,
    format: (value: number) => string,
    target?: number,
  ) => {
    const values = answers.map((all) => figure(figuresOf(all)));
    const least = isCounted ? (target ?? 0) : 0;
    return row(
      name,
      values.map(format),
      least > 0 ? format(least) : '',
      values.every((value) => value >= least),
    );
  };
  const empty = answers.map((all) => figuresOf(all).empty);
  return [
    line(`${half} queries`, ({ queries }) => queries, String),
    line('  MRR@10', ({ mrr }) => mrr, decimal, TARGETS.mrr),
    line('  top 1', ({ top1 }) => top1, percent),
    line('  top 3', ({ top3 }) => top3, percent, TARGETS.top3),
    row(
      '  without a hit',
      empty.map(String),
      isCounted ? '0' : '',
      !isCounted || Math.max(...empty) === 0,
    ),
    ...classes.map((name) => {
      const values = answers.map((all) => figuresOf(byClass(all).get(name) ?? []));
      return row(
        `  ${name}: MRR, queries`,
        values.map(({ mrr, queries }) => `${decimal(mrr)} of ${queries}`),
        isCounted ? decimal(TARGETS.classMrr) : '',
        !isCounted || values.every(({ mrr }) => mrr >= TARGETS.classMrr),
      );
    }),
  ];
}

export function sizeRows(figures: Figures, times: Times): Row[] {
  const scripts = figures.map(({ language }) => times.get(language)?.workerSize);
  return [
    row(
      'pages',
      figures.map(({ pages }) => String(pages)),
    ),
    sizeRow('brotli', figures, TARGETS.brotliSize),
    sizeRow('gzip', figures, TARGETS.gzipSize),
    row(
      'worker script, kB gzip',
      scripts.map((size) => (size ? oneDigit(size / 1000) : '')),
    ),
  ];
}

function sizeRow(encoding: Encoding, figures: Figures, target: number): Row {
  const sizes = figures.map((one) => one.sizes[encoding] / 1000);
  const isReached = sizes.every((size) => size <= target);
  return row(`index, kB ${encoding}`, sizes.map(oneDigit), String(target), isReached);
}

/** A temporarily slow machine doesn't count as a missed target. */
export function timeRows(figures: Figures, times: Times): Row[] {
  const known = figures.map(({ language }) => times.get(language));
  if (known.every((one) => one === undefined)) return [];
  const cells = (value: (one: BrowserTimes) => string) =>
    known.map((one) => (one ? value(one) : ''));
  return [
    row(
      'ready in the worker, ms',
      cells((one) => whole(one.readyInWorker)),
      String(TARGETS.ready),
    ),
    row(
      '  a query: median, 95 %',
      cells((one) => spread(one.queriesInWorker)),
    ),
    row(
      'ready in the page, 4x slower, ms',
      cells((one) => whole(one.readyInPage)),
      String(TARGETS.ready),
    ),
    row(
      '  a query: median, 95 %',
      cells((one) => spread(one.queriesInPage)),
    ),
    row(
      'most fetches of one file',
      cells((one) => String(Math.max(...one.fetches.values()))),
      '1',
    ),
  ];
}

export function scaleRows(figures: Figures): Row[] {
  const counts = figures[0]?.scales.map(({ pages }) => pages) ?? [];
  return counts.flatMap((count, i) => {
    const scales = figures.flatMap(({ scales: all }) => all[i] ?? []);
    const kilobytes = (bytes: number) => oneDigit(bytes / 1000);
    return [
      row(
        `${count} pages: start, kB gzip`,
        scales.map(({ start }) => kilobytes(start)),
        count === LARGE ? String(TARGETS.startSize) : '',
        count !== LARGE || scales.every(({ start }) => start / 1000 <= TARGETS.startSize),
      ),
      row(
        '  a query: median, most',
        scales.map(({ median, most }) => `${kilobytes(median)} ${kilobytes(most)}`),
        String(TARGETS.querySize),
        scales.every(({ most }) => most / 1000 <= TARGETS.querySize),
      ),
      row(
        '  whole index, files',
        scales.map(({ total, files }) => `${kilobytes(total)} ${files}`),
      ),
      row(
        '  exact titles first',
        scales.map(({ titlesFirst }) => percent(titlesFirst)),
      ),
    ];
  });
}

function countRow(
  name: string,
  figures: Figures,
  counts: (one: LanguageFigures) => readonly [number, number] | undefined,
  all = false,
): Row {
  const known = figures.map(counts);
  return row(
    name,
    known.map((one) => (one ? `${one[0]}/${one[1]}` : '')),
    all ? 'all' : '',
    !all || known.every((one) => !one || one[0] === one[1]),
  );
}

function row(name: string, values: readonly string[], target = '', reached = true): Row {
  return { cells: [name, ...values, target], reached };
}
