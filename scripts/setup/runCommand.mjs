import { spawn } from 'node:child_process';

/** Colors, and how terminals are told to move the cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that's how they start
const ESCAPES = /\u001B\[[\d;?]*[A-Za-z]/g;

/**
 * Runs a command in a shell. `output` is what it has printed so far; `ended` resolves to its exit code.
 *
 * @returns {{ readonly output: string, readonly ended: Promise<number> }}
 */
export function runCommand(command) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return {
    get output() {
      return output;
    },
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve(code ?? 1));
    }),
  };
}

/** The last line with text in it, without colors. */
export function lastLine(output) {
  const lines = output
    .slice(-2000)
    .replace(ESCAPES, '')
    .split(/[\r\n]+/);
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
}
