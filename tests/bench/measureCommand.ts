import { spawn } from 'node:child_process';
import { trackMemory } from './trackMemory.ts';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

export interface Measured {
  ok: boolean;
  seconds: number;
  /** Peak memory of the command and its children, in bytes; missing without /proc. */
  peakMemory: number | undefined;
  /** The output of the command, including stderr. */
  output: string;
}

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
    const append = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const stopTracking = trackMemory(child.pid);
    const end = (ok: boolean) => {
      const seconds = (performance.now() - began) / 1000;
      resolve({ ok, seconds, peakMemory: stopTracking(), output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
