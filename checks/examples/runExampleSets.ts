import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { relativePath } from '../../content/files.ts';
import type { ExampleSet } from './example.ts';
import { canShareProcess, filesOfSet } from './groupSets.ts';
import { type RunOfSet, runExampleSet } from './runExampleSet.ts';
import { runRstest } from './runRstest.ts';
import { setFolder, type Workspace, writeSet } from './workspace.ts';

/** Runs all sets: in a shared process if possible, otherwise in separate ones, a few at a time. */
export async function runExampleSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<RunOfSet[]> {
  const results = new Map<ExampleSet, RunOfSet>();
  const shared = sets.filter(canShareProcess);
  if (shared.length > 1) {
    for (const set of await runTogether(workspace, shared)) {
      results.set(set, { set, problems: [], corrections: [] });
    }
  }
  // A set that failed in the shared process may pass on its own, or report more details.
  const alone = sets.filter((set) => !results.has(set));
  await forEachInParallel(alone, async (set) => {
    results.set(set, await runExampleSet(workspace, set));
  });
  return sets.flatMap((set) => results.get(set) ?? []);
}

/** Calls `work` for all items, for as many at once as there are cores. */
async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

interface FileRecord {
  readonly file: string;
  readonly passed: boolean;
}

/** Runs sets without their own configuration in one process. Returns those that pass. */
export async function runTogether(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleSet[]> {
  const { root, base: cwd, timeLimitMs } = workspace;
  const config = path.join(cwd, 'together.mjs');
  const record = path.join(cwd, 'together.ndjson');
  const folders = sets.map((set) => setFolder(workspace, set));
  for (const [index, set] of sets.entries()) await writeSet(folders[index] ?? '', set);
  try {
    await writeFile(record, '');
    await writeFile(config, configText(cwd, folders, record));
    await runRstest({
      root,
      cwd,
      args: ['run', '--config', config],
      // Half a second per set is ten times as long as a set takes.
      timeLimitMs: timeLimitMs + sets.length * 500,
    });
    return passingSets(sets, folders, await readFile(record, 'utf8'));
  } finally {
    await Promise.all([rm(config, { force: true }), rm(record, { force: true })]);
  }
}

/** The names of files that `configText` includes. */
const TEST_FILE = /\.(?:test|spec)\.[cm]?[jt]sx?$/;

/** The sets whose test files have all passed. A file without a result hung, or ended the process. */
export function passingSets(
  sets: readonly ExampleSet[],
  folders: readonly string[],
  ndjson: string,
): ExampleSet[] {
  const records = ndjson
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileRecord | 'unhandled');
  // An unhandled error could come from any set, so none of them counts as passed.
  if (records.includes('unhandled')) return [];
  const files = records.filter((record) => record !== 'unhandled');
  const results = new Map(files.map(({ file, passed }) => [file, passed]));
  return sets.filter((set, index) => {
    const titles = filesOfSet(set).map(({ fence }) => fence.title ?? '');
    const tests = titles.filter((title) => TEST_FILE.test(title));
    const hasPassed = (title: string) => results.get(path.join(folders[index] ?? '', title));
    return tests.length > 0 && tests.every(hasPassed);
  });
}

/**
 * The source of a config that runs the tests in `folders` and writes their results to the file `record`,
 * each immediately, so a set that hangs doesn't lose the results of others. Threads start twice as fast
 * as processes; a set that needs a process fails here and is then run separately.
 */
function configText(cwd: string, folders: readonly string[], record: string): string {
  const include = folders.map((folder) => {
    return `${relativePath(cwd, folder)}/**/*.{test,spec}.?(c|m)[jt]s?(x)`;
  });
  return `import { appendFileSync } from 'node:fs';

const write = (row) => appendFileSync(${JSON.stringify(record)}, JSON.stringify(row) + '\\n');

export default {
  include: ${JSON.stringify(include)},
  pool: { type: 'threads', maxWorkers: ${availableParallelism()} },
  reporters: [
    {
      onTestFileResult: ({ testPath, status, results }) =>
        write({
          file: testPath,
          passed: status !== 'fail' && results.every((result) => result.status !== 'fail'),
        }),
      onTestRunEnd: ({ unhandledErrors }) => {
        if (unhandledErrors.length > 0) write('unhandled');
      },
    },
  ],
};
`;
}
