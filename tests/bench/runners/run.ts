/**
 * `npm run bench -- runners`: measures the same generated projects with Rstest, Vitest, and Jest, one
 * after the other in each round.
 *
 * `--only small,react` measures only these cases; `--runs 9` makes nine rounds instead of five; `--write`
 * stores the figures that the benchmarks page shows in docs/benchmarks.json. Exits with 1 if a runner
 * fails or passes a different number of tests.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import {
  BENCHMARKS_FILE,
  type BenchmarkCase,
  type Benchmarks,
  type Machine,
} from '../../../components/benchmarks/benchmarkData.ts';
import { table } from '../table.ts';
import { CASE_NAMES, type CaseName, projectOf } from './cases.ts';
import { jest } from './jest.ts';
import { measureRuns } from './measureRuns.ts';
import { measureWatch } from './measureWatch.ts';
import { installRunners, writeProject } from './prepare.ts';
import { rstest } from './rstest.ts';
import type { Runner } from './runner.ts';
import { VERSIONS } from './versions.ts';
import { vitest } from './vitest.ts';

const RUNNERS: readonly Runner[] = [rstest, vitest, jest];

/** The page shows the range of the runs, which means little for fewer runs. */
const MIN_WRITTEN_RUNS = 3;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const runs = Number(options.runs);
  const cases = CASE_NAMES.filter((name) => options.only?.split(',').includes(name) ?? true);
  if (!Number.isInteger(runs) || runs < 1 || cases.length === 0) {
    console.error(`Use --runs with a number, and --only with some of ${CASE_NAMES.join(', ')}.`);
    return 1;
  }
  if (options.write && (options.only || runs < MIN_WRITTEN_RUNS)) {
    console.error(`--write needs a complete measurement of at least ${MIN_WRITTEN_RUNS} runs.`);
    return 1;
  }
  try {
    const benchmarks = await measure(cases, runs);
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

async function measure(cases: readonly CaseName[], runs: number): Promise<Benchmarks> {
  await installRunners();
  const results: Partial<Record<CaseName, BenchmarkCase>> = {};
  for (const name of cases) {
    const result = await measureCase(name, runs);
    results[name] = result;
    console.log(`${name}, ${result.testFiles} test files\n${table(rowsOf(result))}\n`);
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    runs,
    machine: machine(),
    runners: Object.fromEntries(RUNNERS.map((runner) => [runner.name, VERSIONS[runner.package]])),
    packages: VERSIONS,
    cases: results,
  };
}

async function measureCase(name: CaseName, runs: number): Promise<BenchmarkCase> {
  const project = projectOf(name);
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

function machine(): Machine {
  const release = readFileSync('/etc/os-release', 'utf8');
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 30),
    os: /^PRETTY_NAME="?(.+?)"?$/m.exec(release)?.[1] ?? 'Linux',
    node: process.versions.node,
  };
}

process.exitCode = await main();
