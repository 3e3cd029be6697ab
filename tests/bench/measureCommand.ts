import { spawn } from 'node:child_process';
import { memoryOfTree } from './memoryOfTree.ts';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

export interface Measured {
  ok: boolean;
  seconds: number;
  /** Peak memory of the command and its children, in bytes; missing without /proc. */
  peakMemory: number | undefined;
  /** Its output, including stderr. */
  output: string;
}

/** Sampling interval in milliseconds: short enough to find peaks, long enough not to affect the result. */
const SAMPLE_EVERY = 200;

/** Runs a command and measures time and memory. Never throws: failures are part of the result. */
export function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<Measured> {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let output = '';
    let peakMemory: number | undefined;
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setInterval(() => {
      const memory = child.pid === undefined ? undefined : memoryOfTree(child.pid);
      if (memory !== undefined) peakMemory = Math.max(peakMemory ?? 0, memory);
    }, SAMPLE_EVERY);
    const end = (ok: boolean) => {
      clearInterval(timer);
      resolve({ ok, seconds: (performance.now() - began) / 1000, peakMemory, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
