import { spawn } from 'node:child_process';

/** How much of a failed command's output is repeated at the end. */
const REPEATED_LINES = 60;

/**
 * Runs commands sequentially and prints how long each took. After a failure, the others still run,
 * except those that need the failed one. The end of what each failed command printed is repeated
 * last, where it's found without reading all output. Returns the number of failures.
 *
 * @param {{ name: string, command: string, needs?: string }[]} steps
 */
export async function runSteps(steps) {
  const failed = new Set();
  const endings = [];
  for (const { name, command, needs } of steps) {
    if (needs !== undefined && failed.has(needs)) {
      console.log(`\n✗ ${name}: not run, because "${needs}" failed`);
      failed.add(name);
      continue;
    }
    console.log(`\n▶ ${name}: ${command}`);
    const start = performance.now();
    const { code, ending } = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) {
      failed.add(name);
      endings.push(`\n✗ ${name}, the end of its output:\n${ending}`);
    }
  }
  if (failed.size > 1) console.log(endings.join('\n'));
  console.log(`\nsteps: ${steps.length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) console.log(`Failed: ${[...failed].join(', ')}`);
  return failed.size;
}

function run(command) {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, {
      shell: true,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...color },
    });
    let ending = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (text) => {
        to.write(text);
        ending = `${ending}${text}`.split('\n').slice(-REPEATED_LINES).join('\n');
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, ending }));
  });
}
