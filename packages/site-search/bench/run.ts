/**
 * Compares this package with other engines on documentation that isn't ours: what the npm package of
 * React Router contains. Prints a Markdown table.
 *
 *   npm run bench -w site-search [-- --misses]
 *
 * All engines get the same pages: headings, prose and tables. `--misses` also prints the queries that
 * an engine doesn't answer with its first page. Only times depend on the machine and its load.
 */
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus.ts';
import { miniSearch } from './engines/miniSearch.ts';
import { orama } from './engines/orama.ts';
import { pagefind } from './engines/pagefind.ts';
import { siteSearch } from './engines/siteSearch.ts';
import { type Answer, askQueries } from './figures.ts';
import queries from './queries.json' with { type: 'json' };
import { comparisonTable, type Row } from './table.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
  const pages = await readCorpus();
  checkLabels(new Set(pages.map(({ url }) => url)));
  const engines = [
    await siteSearch(pages),
    await pagefind(
      pages,
      queries.map(({ query }) => query),
    ),
    await miniSearch(pages),
    await orama(pages),
  ];
  const rows: Row[] = [];
  const misses: string[] = [];
  for (const engine of engines) {
    const { answers, figures } = await askQueries(engine, queries);
    rows.push({ engine, figures });
    misses.push(`\n${engine.name}: rank, query, first page`, ...answers.flatMap(missOf));
    await engine.close?.();
  }
  print(`${pages.length} pages, ${queries.length} queries\n`);
  print(comparisonTable(rows));
  if (values.misses) print(misses.join('\n'));
}

function checkLabels(urls: ReadonlySet<string>): void {
  for (const { query, pages } of queries) {
    const unknown = pages.find((url) => !urls.has(url));
    if (unknown) throw new Error(`queries.json: “${query}” has ${unknown}, which isn't a page.`);
  }
}

function missOf({ rank, query, found }: Answer): string[] {
  return rank === 1 ? [] : [`${rank || '-'}  ${query}  ${found[0] ?? 'no result'}`];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
