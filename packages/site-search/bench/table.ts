import type { Engine } from './engine.ts';
import type { Figures } from './figures.ts';

export interface Row {
  readonly engine: Engine;
  readonly figures: Figures;
}

/** A Markdown table with an engine in each column. Sizes are in kB (1,000 bytes). */
export function comparisonTable(rows: readonly Row[]): string {
  const line = (label: string, cell: (row: Row) => string) =>
    `| ${[label, ...rows.map(cell)].join(' | ')} |`;
  const ratio = (value: number) => value.toFixed(3);
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  return [
    line('', ({ engine }) => `${engine.name} ${engine.version}`),
    line('---', () => '---:'),
    line('MRR@10', ({ figures }) => ratio(figures.mrr)),
    line('correct page first', ({ figures }) => percent(figures.top1)),
    line('among the first three', ({ figures }) => percent(figures.top3)),
    line('queries without a result', ({ figures }) => String(figures.empty)),
    line('index for a first query, gzip', ({ engine }) => kilobytes(engine.index.gzip)),
    line('index for a first query, brotli', ({ engine }) => kilobytes(engine.index.brotli)),
    line('texts for excerpts in it', ({ engine }) => (engine.excerpts ? 'yes' : 'no')),
    line('scripts, minified, gzip', ({ engine }) => kilobytes(engine.script.gzip)),
    line('median query in Node, ms', ({ figures }) => figures.medianTime.toFixed(2)),
  ].join('\n');
}
