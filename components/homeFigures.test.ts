import { expect, test } from 'vitest';
import type { Benchmarks } from './benchmarks/benchmarkData.ts';
import { homeFigures } from './home/homeFigures.ts';

function result(runner: string, median: number, memory: number) {
  return { runner, mode: 'cold' as const, median, min: median, max: median, memory };
}

const benchmarks: Benchmarks = {
  date: '2026-03-01',
  runs: 3,
  machine: { cpu: 'x', cores: 2, memory: 4, os: 'x', node: '20' },
  runners: { Rstest: '1.2.3', Jest: '30.0.0', Vitest: '4.0.0' },
  packages: {},
  cases: {
    typescript: {
      testFiles: 7,
      results: [result('Jest', 2, 400), result('Rstest', 4, 300), result('Vitest', 6, 310)],
    },
  },
};
const counts = { rstest: '1.2.3', ran: 20, inPage: 12 };

test('figures compare recorded times and memory, with versions and a link to the case', () => {
  const [time, memory, examples] = homeFigures(benchmarks, counts, 'en');
  expect(time).toMatchObject({ value: '1.5×', url: '/guide/start/benchmarks#typescript' });
  expect(time?.detail).toContain('4.0\u00a0s instead of 6.0\u00a0s for 7 files');
  expect(time?.detail).toContain('Vitest 4.0.0');
  expect(memory?.value).toBe('25%');
  expect(memory?.detail).toContain('300\u00a0MB instead of 400\u00a0MB');
  expect(examples?.value).toBe('12');
  expect(examples?.detail).toContain('20 examples ran with Rstest 1.2.3');
});

test('a comparison that Rstest doesn’t win isn’t shown', () => {
  const slower = [result('Jest', 2, 200), result('Rstest', 4, 300), result('Vitest', 3, 310)];
  const cases = { typescript: { testFiles: 7, results: slower } };
  const figures = homeFigures({ ...benchmarks, cases }, counts, 'en');
  expect(figures.map(({ value }) => value)).toEqual(['12']);
});
