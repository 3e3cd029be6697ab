import type { BrowserTimes } from './browserTimes.ts';
import { decimal, oneDigit, percent, spread, whole } from './figureText.ts';
import type { LabelledFigures } from './labelledFigures.ts';
import type { LanguageFigures } from './languageFigures.ts';

/** A line of the printed table. */
export interface Row {
  readonly cells: readonly string[];
  /** Whether every figure of it reaches its target. True where there is none. */
  readonly reached: boolean;
}

/** What the search has to reach. Shares are 0 to 1, sizes kilobytes compressed, times ms. */
const TARGETS = {
  mrr: { en: 0.95, zh: 0.93 },
  top3: { en: 0.98, zh: 0.96 },
  /** Of misspelt queries and of those in other words, among the first five. */
  forgiving: 0.9,
  indexSize: 150,
  querySize: 150,
  ready: 300,
} as const;

type Figures = readonly LanguageFigures[];
type Times = ReadonlyMap<string, BrowserTimes>;

export function qualityRows(figures: Figures): Row[] {
  const groups = [...new Set(figures.flatMap(({ labelled }) => [...labelled.groups.keys()]))];
  return [
    row(
      'labelled queries',
      figures.map(({ labelled }) => String(labelled.all.queries)),
    ),
    labelledRow('MRR@10', figures, ({ mrr }) => mrr, decimal, TARGETS.mrr),
    labelledRow('top 1', figures, ({ top1 }) => top1, percent),
    labelledRow('top 3', figures, ({ top3 }) => top3, percent, TARGETS.top3),
    ...groups.map((group) => groupRow(group, figures)),
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

function labelledRow(
  name: string,
  figures: Figures,
  figure: (one: LabelledFigures) => number,
  format: (value: number) => string,
  targets: Readonly<Record<string, number>> = {},
): Row {
  const values = figures.map(({ labelled }) => figure(labelled.all));
  const wanted = figures.map(({ language }) => targets[language] ?? 0);
  const isReached = values.every((value, i) => value >= (wanted[i] ?? 0));
  const target = Object.keys(targets).length > 0 ? wanted.map(format).join(' / ') : '';
  return row(name, values.map(format), target, isReached);
}

function groupRow(group: string, figures: Figures): Row {
  const isForgiving = group === 'typos' || group === 'other words';
  const known = figures.map(({ labelled }) => labelled.groups.get(group));
  return row(
    `  ${group}: MRR, top 5`,
    known.map((one) => (one ? `${decimal(one.mrr)} ${percent(one.top5)} of ${one.queries}` : '')),
    isForgiving ? `top 5 ${percent(TARGETS.forgiving)}` : '',
    !isForgiving || known.every((one) => !one || one.top5 >= TARGETS.forgiving),
  );
}

export function sizeRows(figures: Figures, times: Times): Row[] {
  const sizes = figures.map(({ size }) => size / 1000);
  const scripts = figures.map(({ language }) => times.get(language)?.workerSize);
  return [
    row(
      'pages',
      figures.map(({ pages }) => String(pages)),
    ),
    row(
      'index, kB gzip',
      sizes.map(oneDigit),
      String(TARGETS.indexSize),
      sizes.every((size) => size <= TARGETS.indexSize),
    ),
    row(
      'worker script, kB gzip',
      scripts.map((size) => (size ? oneDigit(size / 1000) : '')),
    ),
  ];
}

/** A slow moment of the machine is no missed target. */
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
