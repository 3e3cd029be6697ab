import { shareCores } from './cores.mjs';
import { runCommand } from './runCommand.mjs';
import { secondsLeft } from './secondsLeft.mjs';
import { showProgress } from './showProgress.mjs';

/** How much of a failed command's output is repeated at the end. */
const REPEATED_LINES = 60;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} [needs] Steps that must have passed before it starts.
 * @property {number} [cores] How many cores it keeps busy; 1 if not given.
 * @property {'all' | 'code' | 'packages'} [inputs] The files that its result depends on; see `readInputs`.
 * @property {string[]} [outputs] The folders that it writes.
 *
 * @typedef {object} Result
 * @property {boolean} passed
 * @property {string} [output]
 */

/**
 * Runs commands in this order, as many at a time as there are cores. Prints what a command printed
 * when it ends, and until then how far it is. After a failure, the others still run, except those
 * that need the failed one. The end of what each failed command printed is repeated last. Returns the
 * number of failures.
 *
 * @param {Step[]} steps
 * @param {import('./keptResults.mjs').KeptResults} kept Steps it knows to have passed aren't run.
 */
export async function runSteps(steps, kept) {
  const cores = shareCores();
  /** @type {Map<string, Promise<Result>>} */
  const results = new Map();
  const done = new Set();
  const running = new Map();
  const startedAt = performance.now();
  const progress = showProgress(() => ({
    done: done.size,
    total: steps.length,
    seconds: secondsSince(startedAt),
    secondsLeft: secondsLeft(timesOfOpenSteps(), cores.total),
    running: [...running].map(([{ name }, { command }]) => ({ name, output: command.output })),
  }));

  async function resultOf(step) {
    const needs = (step.needs ?? []).filter((name) => results.has(name));
    const needed = await Promise.all(needs.map((name) => results.get(name)));
    const missing = needs.find((_name, index) => !needed[index].passed);
    if (missing) {
      progress.print(`✗ ${step.name}: not run, because "${missing}" failed`);
      return { passed: false };
    }
    if (kept.has(step)) {
      progress.print(`✓ ${step.name}: unchanged since it last passed`);
      return { passed: true };
    }
    return cores.use(step.cores ?? 1, () => run(step));
  }

  async function run(step) {
    const start = performance.now();
    const command = runCommand(step.command);
    running.set(step, { command, start });
    const passed = (await command.ended) === 0;
    running.delete(step);
    const seconds = secondsSince(start);
    progress.print(`\n▶ ${step.name}: ${step.command}\n${command.output.trim()}`);
    progress.print(`${passed ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
    if (passed) kept.add(step, seconds);
    return { passed, output: command.output };
  }

  const timesOfOpenSteps = () =>
    steps
      .filter((step) => !done.has(step.name) && !kept.has(step))
      .map((step) => ({
        lastTime: kept.secondsOf(step),
        elapsed: running.has(step) ? secondsSince(running.get(step).start) : 0,
        cores: Math.min(step.cores ?? 1, cores.total),
      }));

  for (const step of steps) {
    const result = resultOf(step);
    results.set(step.name, result);
    result.then(() => done.add(step.name));
  }
  const ended = await Promise.all(results.values());
  progress.stop();
  return report(steps.map(({ name }, index) => ({ name, ...ended[index] })));
}

/** @param {(Result & { name: string })[]} results */
function report(results) {
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length > 1) {
    for (const { name, output } of failed) {
      const ending = output?.split('\n').slice(-REPEATED_LINES).join('\n');
      if (ending) console.log(`\n✗ ${name}, the end of its output:\n${ending}`);
    }
  }
  console.log(`\nsteps: ${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  return failed.length;
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}
