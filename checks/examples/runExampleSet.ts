import { type Call, callsOf } from './callsOf.ts';
import type { ExampleBlock, ExampleSet } from './example.ts';
import { filesOfSet } from './groupSets.ts';
import { type ExampleProblem, locateInPage } from './locateInPage.ts';
import { diffOutput, hasElision, sameOutput } from './matchOutput.ts';
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
  const isOnlyOutputWrong = result.problems.length === 0 && result.corrections.length > 0;
  return isOnlyOutputWrong ? runOnce(workspace, set) : result;
}

async function runOnce(workspace: Workspace, set: ExampleSet): Promise<RunOfSet> {
  const folder = setFolder(workspace, set);
  const { root, timeLimitMs } = workspace;
  const problems: ExampleProblem[] = [];
  const corrections: Correction[] = [];
  let printed = '';
  await writeSet(folder, set);
  for (const call of callsOf(set)) {
    const args = [...call.args, ...singleWorkerArgs(set, call)];
    const result = await runRstest({ root, cwd: folder, args, env: call.env, timeLimitMs });
    const output = readableOutput(result.output, { folder, root });
    printed += `${output}\n`;
    const exitProblems = checkExit(set, call, result, output);
    problems.push(...exitProblems);
    if (call.block && exitProblems.length === 0) {
      corrections.push(...correctionsOf(call.block, output));
    }
  }
  if (problems.length === 0) problems.push(...checkFailureText(set, printed));
  return { set, problems, corrections };
}

function checkExit(
  set: ExampleSet,
  call: Call,
  { exit }: RstestResult,
  output: string,
): ExampleProblem[] {
  const block = call.block ?? filesOfSet(set)[0];
  if (exit === call.exit || !block) return [];
  const command = `rstest ${call.args.join(' ')}`;
  const problemOfSet = (message: string) => [locateInPage(set, [], message, block)];
  if (exit === undefined) {
    const advice = 'look for an endless loop, or watch mode';
    return problemOfSet(`${command} did not end in time; ${advice}; it printed:\n${output}`);
  }
  if (exit === 0) {
    const advice = 'drop fails="…" or exit="…", or let it fail';
    return problemOfSet(`${command} exits 0, but the page says ${call.exit}; ${advice}`);
  }
  if (/^error +No test files found/m.test(output) && !call.block) {
    const advice = 'add a test, join it to another section\'s with set="name", or mark it check';
    return problemOfSet(`Rstest finds no test file in this set; ${advice}`);
  }
  const expected = call.exit === 0 ? '' : ` instead of ${call.exit}`;
  return readFailures(output).map(({ message, locations }) => {
    return locateInPage(set, locations, `${command} exits ${exit}${expected}: ${message}`, block);
  });
}

function correctionsOf(block: ExampleBlock, output: string): Correction[] {
  const expected = comparableLines(block.code);
  const real = comparableLines(output);
  const { file, line, fence } = block;
  const { args = [] } = fence;
  if (sameOutput(args, expected, real)) return [];
  const difference = `rstest ${args.join(' ')} prints something else`;
  const message = hasElision(expected)
    ? `${difference}; fix the lines around the ... by hand; it printed:\n${output}`
    : `${difference}; fix the block (-), or use --write to insert what was printed (+):\n` +
      diffOutput(expected, real);
  return [{ block, text: output, problem: { file, line, message } }];
}

/** Reports `fails` attributes whose text Rstest hasn't printed. */
function checkFailureText(set: ExampleSet, printed: string): ExampleProblem[] {
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

/** Arguments for a single worker, with which files finish in the same order on every machine. */
function singleWorkerArgs(set: ExampleSet, { args, block }: Call): readonly string[] {
  const texts = [...args, ...filesOfSet(set).map(({ code }) => code)];
  const setsWorkers = texts.some((text) => text.includes('maxWorkers'));
  return block && args[0] === 'run' && !setsWorkers ? ['--pool.maxWorkers', '1'] : [];
}
