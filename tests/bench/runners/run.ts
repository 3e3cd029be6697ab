/**
 * `npm run bench -- runners`: the same generated projects with Rstest, Vitest, and Jest, one after the
 * other in each round.
 *
 * `--only small,react` measures only these cases; `--runs 9` makes as many rounds (5);
 * `--quick` generates a tenth of the test files; `--write` stores the figures that the page
 * shows in docs/benchmarks.json. Exits with 1 if a runner fails or passes other tests than the others.
 */
import { writeFile } from 'node:fs/promises';
import {
  BENCHMARKS_FILE,
  type BenchmarkCase,
  type Benchmarks,
} from '../../../components/benchmarks/benchmarkData.ts';
import { table } from '../search/table.ts';
import { type CaseName, projectOf } from './cases.ts';
import { machine } from './machine.ts';
import { measureRuns } from './measureRuns.ts';
import { measureWatch } from './measureWatch.ts';
import { type Options, readOptions } from './options.ts';
import { installRunners, writeProject } from './prepare.ts';
import type { Runner } from './runner.ts';
import { RUNNERS } from './runners.ts';
import { VERSIONS } from './versions.ts';

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    const benchmarks = await measure(options);
    if (options.write) {
      await writeFile(BENCHMARKS_FILE, `${JSON.stringify(benchmarks, null, 2)}\n`);
      console.log(`Written to ${BENCHMARKS_FILE}.`);
    }
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

async function measure({ cases, runs, quick }: Options): Promise<Benchmarks> {
  await installRunners();
  const measured: Partial<Record<CaseName, BenchmarkCase>> = {};
  for (const name of cases) {
    const result = await measureCase(name, runs, quick);
    measured[name] = result;
    console.log(`${name}, ${result.testFiles} test files\n${table(rowsOf(result))}\n`);
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    runs,
    machine: machine(),
    runners: Object.fromEntries(RUNNERS.map((one) => [one.name, VERSIONS[one.package]])),
    packages: VERSIONS,
    cases: measured,
  };
}

async function measureCase(name: CaseName, runs: number, quick: boolean): Promise<BenchmarkCase> {
  const project = projectOf(name, quick);
  const folders = new Map<Runner, string>();
  for (const runner of RUNNERS) folders.set(runner, await writeProject(name, project, runner));
  if (name === 'watch') {
    const samples = await measureWatch(folders, runs);
    return { testFiles: project.testFiles, results: samples.results() };
  }
  const { tests, samples } = await measureRuns(folders, runs);
  return { testFiles: project.testFiles, tests, results: samples.results() };
}

function rowsOf({ results }: BenchmarkCase): string[][] {
  return [
    ['', 'median s', 'min', 'max', 'MB'],
    ...results.map(({ runner, mode, median, min, max, memory }) => [
      `${runner} ${mode}`,
      ...[median, min, max].map((seconds) => seconds.toFixed(2)),
      String(memory ?? '–'),
    ]),
  ];
}

process.exitCode = await main(process.argv.slice(2));
