import { spawn } from 'node:child_process';
import { memoryOfTree } from './memoryOfTree.ts';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

export interface Measured {
  ok: boolean;
  seconds: number;
  /** Most that the command and its children held at once, in bytes; nothing where /proc is not. */
  peakMemory: number | undefined;
  /** What it printed, errors included. */
  output: string;
}

/** Often enough to meet a peak, seldom enough not to be felt. */
const SAMPLE_EVERY = 200;

/** Runs a command to its end, and watches what it takes. Never throws: a failure is a result. */
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
