import { spawn } from 'node:child_process';
import { treeMemory } from './treeMemory.ts';

export interface Measured {
  readonly seconds: number;
  /** Peak memory of the command and its descendants, in bytes; 0 if unknown. */
  readonly peak: number;
}

const SAMPLED_EVERY = 200;

/** Runs a command. Throws an error with its output if it fails. */
export function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
    const printed: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => printed.push(data));
    child.stderr.on('data', (data: Buffer) => printed.push(data));
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, treeMemory(child.pid ?? 0));
    }, SAMPLED_EVERY);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak });
      else reject(new Error(`${command} ended with ${code}:\n${Buffer.concat(printed)}`));
    });
  });
}
