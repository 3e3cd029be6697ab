import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** An X display in memory, for a browser that can't do without one. */
export interface Display {
  /** `:99` or another free one. */
  readonly name: string;
  readonly close: () => void;
}

/** Rejects where Xvfb can't be started. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const server = spawn(process.env.XVFB_PATH ?? 'Xvfb', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
    lines.once('line', (number) => resolve(`:${number}`));
  });
  return { name, close: () => void server.kill() };
}
