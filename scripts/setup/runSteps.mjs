import { spawn } from 'node:child_process';

/**
 * Runs commands one after the other and says of each how long it took. A failed one doesn't keep
 * the others from running, except those that need it. Returns how many failed.
 *
 * @param {{ name: string, command: string, needs?: string }[]} steps
 */
export async function runSteps(steps) {
  const failed = new Set();
  for (const { name, command, needs } of steps) {
    if (needs !== undefined && failed.has(needs)) {
      console.log(`\n✗ ${name}: not run, since "${needs}" failed`);
      failed.add(name);
      continue;
    }
    console.log(`\n▶ ${name}: ${command}`);
    const start = performance.now();
    const code = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) failed.add(name);
  }
  console.log(`\nsteps: ${steps.length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) console.log(`Failed: ${[...failed].join(', ')}`);
  return failed.size;
}

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
