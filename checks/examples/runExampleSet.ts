import type { ExampleBlock, ExampleSet } from './example.ts';
import { isCodeLanguage } from './fences.ts';
import { candidateOrders } from './fileOrder.ts';
import { filesOfSet } from './groupSets.ts';
import { type ExampleProblem, locateInPage } from './locateInPage.ts';
import { diffOutput, hasElision, matchOutput } from './matchOutput.ts';
import { comparableLines, readableOutput } from './normalizeOutput.ts';
import { readFailures } from './readResults.ts';
import { type RstestResult, runRstest } from './runRstest.ts';
import { setFolder, type Workspace, writeSet } from './workspace.ts';

export interface RunOfSet {
  readonly set: ExampleSet;
  readonly problems: readonly ExampleProblem[];
  readonly corrections: readonly Correction[];
}

/** An output block that differs from what Rstest prints. */
export interface Correction {
  readonly block: ExampleBlock;
  readonly text: string;
  readonly problem: ExampleProblem;
}

/** Writes a set to its folder and runs its commands there in separate processes, sequentially. */
export async function runExampleSet(workspace: Workspace, set: ExampleSet): Promise<RunOfSet> {
  const result = await runOnce(workspace, set);
  // On a busy machine, a test can become slow enough to be listed: retry wrong output, but never
  // failed tests.
  const onlyOutput = result.problems.length === 0 && result.corrections.length > 0;
  return onlyOutput ? runOnce(workspace, set) : result;
}

async function runOnce(workspace: Workspace, set: ExampleSet): Promise<RunOfSet> {
  const folder = setFolder(workspace, set);
  const { root, timeLimitMs } = workspace;
  const problems: ExampleProblem[] = [];
  const corrections: Correction[] = [];
  let printed = '';
  await writeSet(folder, set);
  for (const call of callsOf(set)) {
    const args = [...call.args, ...steadyArgs(set, call)];
    const result = await runRstest({ root, cwd: folder, args, env: call.env, timeLimitMs });
    const output = readableOutput(result.output, { folder, root });
    printed += `${output}\n`;
    const failed = problemsOfExit(set, call, result, output);
    problems.push(...failed);
    if (call.block && failed.length === 0) corrections.push(...correctionsOf(call.block, output));
  }
  if (problems.length === 0) problems.push(...missingText(set, printed));
  return { set, problems, corrections };
}

function problemsOfExit(
  set: ExampleSet,
  call: Call,
  { exit }: RstestResult,
  output: string,
): ExampleProblem[] {
  const at = call.block ?? filesOfSet(set)[0];
  if (exit === call.exit || !at) return [];
  const command = `rstest ${call.args.join(' ')}`;
  if (exit === undefined) {
    const advice = 'look for an endless loop, or watch mode';
    const message = `${command} did not end in time; ${advice}; it printed:\n${output}`;
    return [locateInPage(set, [], message, at)];
  }
  if (exit === 0) {
    const advice = 'drop fails="…" or exit="…", or let it fail';
    const message = `${command} exits 0, but the page says ${call.exit}; ${advice}`;
    return [locateInPage(set, [], message, at)];
  }
  if (/^error +No test files found/m.test(output) && !call.block) {
    const advice = 'add a test, join it to another section\'s with set="name", or mark it check';
    return [locateInPage(set, [], `Rstest finds no test file in this set; ${advice}`, at)];
  }
  const expected = call.exit === 0 ? '' : ` instead of ${call.exit}`;
  return readFailures(output).map(({ message, locations }) => {
    return locateInPage(set, locations, `${command} exits ${exit}${expected}: ${message}`, at);
  });
}

function correctionsOf(block: ExampleBlock, output: string): Correction[] {
  const expected = comparableLines(block.code);
  const real = comparableLines(output);
  const { file, line, fence } = block;
  const { args = [] } = fence;
  if (sameOutput(args, expected, real)) return [];
  const what = `rstest ${args.join(' ')} prints something else`;
  const message = hasElision(expected)
    ? `${what}; fix the lines around the ... by hand; it printed:\n${output}`
    : `${what}; fix the block (-), or use --write to insert what was printed (+):\n` +
      diffOutput(expected, real);
  return [{ block, text: output, problem: { file, line, message } }];
}

function missingText(set: ExampleSet, printed: string): ExampleProblem[] {
  const text = comparableLines(printed).join('\n');
  return filesOfSet(set).flatMap((block) => {
    const { fails, title = '' } = block.fence;
    if (fails === undefined || text.includes(comparableLines(fails).join('\n'))) return [];
    const message =
      `Rstest fails, but does not print fails="${fails}"; ` +
      `quote a part of what it printed:\n${printed.trim()}`;
    return [locateInPage(set, [{ path: title }], message, block)];
  });
}

/** Whether a page's lines (normalized, see `normalizeOutput.ts`) match what this call printed. */
export function sameOutput(
  args: readonly string[],
  expected: readonly string[],
  real: readonly string[],
): boolean {
  if (matchOutput(expected, real)) return true;
  const [page, printed] = [expected, real].map((lines) => lines.filter((line) => line !== ''));
  if (!page || !printed) return false;
  // The lines of a list are independent, and their order depends on the file system.
  if (args[0] === 'list') return !hasElision(page) && sameLines(page, printed);
  return candidateOrders(page, printed).some(
    // The original order was already compared above, with its blank lines.
    (lines) => !sameOrder(lines, printed) && matchOutput(page, lines),
  );
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return sameOrder([...a].sort(), [...b].sort());
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

/** A process to start in the set's folder. */
interface Call {
  /** Arguments after `rstest`, as in the page. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The expected exit code. */
  readonly exit: number;
  /** The block with the expected output. */
  readonly block?: ExampleBlock;
}

/** What to run in a set: the commands of its output blocks, or `rstest run`. */
export function callsOf(set: ExampleSet): Call[] {
  const files = filesOfSet(set);
  const env: Record<string, string> = Object.assign({}, ...files.map(({ fence }) => fence.env));
  const usual = files.some(({ fence }) => fence.fails !== undefined) ? 1 : 0;
  const calls = set.blocks
    .filter(({ fence }) => fence.kind === 'output')
    .map((block): Call => {
      const { args = [], exit = usual, env: own } = block.fence;
      return { args, exit, env: { ...env, ...own }, block };
    });
  const runs = calls.some(({ args }) => args[0] === 'run');
  // A set that only shows `list` also has tests that must pass.
  if (runs || !files.some(({ lang }) => isCodeLanguage(lang))) return calls;
  return [...calls, { args: ['run'], env, exit: usual }];
}

/** Uses a single worker, so that files finish in the same order on every machine. */
function steadyArgs(set: ExampleSet, { args, block }: Call): readonly string[] {
  const chosen = /maxWorkers/.test(
    [...args, ...filesOfSet(set).map(({ code }) => code)].join('\n'),
  );
  return block && args[0] === 'run' && !chosen ? ['--pool.maxWorkers', '1'] : [];
}
