import { expect, test } from 'vitest';
import { BENCHMARKS } from '../../components/benchmarks/benchmarkSummary.ts';
import manifest from '../../package.json' with { type: 'json' };
import { CASE_NAMES } from '../bench/runners/cases.ts';
import { VERSIONS } from '../bench/runners/versions.ts';
import { readSite } from './site.ts';

const AGAIN = 'run npm run bench -- runners --write on a quiet machine';

test('the figures are those of the versions and cases that the benchmark has', () => {
  expect(BENCHMARKS.packages, AGAIN).toEqual(VERSIONS);
  expect(Object.keys(BENCHMARKS.cases), AGAIN).toEqual(CASE_NAMES);
});

test('the benchmark measures the installed Rstest and Vitest', () => {
  const { '@rstest/core': rstest, vitest } = manifest.devDependencies;
  expect(VERSIONS).toMatchObject({ '@rstest/core': rstest, vitest });
});

test('the page shows every case in both languages', async () => {
  const pages = (await readSite()).filter(({ route }) => route.endsWith('/guide/start/benchmarks'));
  expect(pages).toHaveLength(2);
  for (const { components } of pages) {
    const shown = components.filter(({ name }) => name === 'Benchmark');
    expect(shown.map(({ attributes }) => attributes.case)).toEqual(CASE_NAMES);
  }
});

test('the figures are as the home page and the pages Benchmarks and Why Rstest say in words', () => {
  const medians = Object.values(BENCHMARKS.cases).flatMap(({ results }) =>
    (['cold', 'warm'] as const).flatMap((mode) => {
      const run = results.filter((result) => result.mode === mode);
      return run.length > 0 ? [new Map(run.map((one) => [one.runner, one.median]))] : [];
    }),
  );
  const median = (run: Map<string, number>, runner: string) => run.get(runner) ?? Number.NaN;
  const jestFirst = medians.filter((run) => median(run, 'Jest') === Math.min(...run.values()));
  expect(jestFirst.length, 'Jest takes the least time in most full runs').toBeGreaterThan(
    medians.length / 2,
  );
  const slower = medians.filter((run) => !(median(run, 'Rstest') < median(run, 'Vitest')));
  expect(slower, 'the median of Rstest is lower than that of Vitest in every full run').toEqual([]);
});
