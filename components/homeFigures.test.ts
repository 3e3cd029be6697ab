import { expect, test } from 'vitest';
import type { Benchmarks, Mode } from './benchmarkData.ts';
import { homeFigures } from './homeFigures.ts';

const result = (runner: string, mode: Mode, median: number) => ({
  ...{ runner, mode, median },
  ...{ min: median, max: median, memory: null },
});

const benchmarks: Benchmarks = {
  date: '2026-03-01',
  runs: 3,
  machine: { cpu: 'x', cores: 2, memory: 4, os: 'x', node: '20' },
  runners: { Rstest: '1.2.3', Jest: '30.0.0' },
  packages: {},
  cases: {
    watch: { testFiles: 5, results: [result('Rstest', 'save', 0.5), result('Jest', 'save', 0.25)] },
    typescript: {
      testFiles: 7,
      tests: 9,
      results: [
        result('Jest', 'cold', 2),
        result('Rstest', 'cold', 1.006),
        result('Rstest', 'warm', 0.7),
      ],
    },
  },
};
const freshness = { rstest: '1.2.3', examples: { ran: 20, inPage: 12 } };

test('times are Rstest’s medians, with the versions and times of all runners', () => {
  const [watch, typescript] = homeFigures(benchmarks, freshness, 'en');
  expect(watch).toMatchObject({
    value: '0.50\u00a0s',
    details: ['Rstest 1.2.3, median of 3 runs', 'Jest 30.0.0: 0.25\u00a0s'],
    url: '/guide/start/benchmarks#watch',
  });
  expect(typescript?.value).toBe('1.01\u00a0s');
  expect(typescript?.label).toContain('7 TypeScript test files');
  expect(typescript?.details).toContain('Jest 30.0.0: 2.00\u00a0s');
});

test('examples are counted with the version that ran them', () => {
  const examples = homeFigures(benchmarks, freshness, 'zh').at(-1);
  expect(examples).toMatchObject({
    value: '12',
    details: ['共 20 个示例，均已在 Rstest 1.2.3 上运行'],
  });
});

test('what isn’t recorded is left out; a case without a time of Rstest is an error', () => {
  expect(homeFigures({ ...benchmarks, cases: {} }, undefined, 'en')).toEqual([]);
  const cases = { watch: { testFiles: 5, results: [result('Jest', 'save', 1)] } };
  expect(() => homeFigures({ ...benchmarks, cases }, undefined, 'en')).toThrow(
    'docs/benchmarks.json: the case watch has no time of Rstest.',
  );
});
