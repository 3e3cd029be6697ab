import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RstestResult {
  /** The exit code: missing if the process was stopped at the time limit, -1 after another signal. */
  readonly exit?: number;
  /** Both streams, in the order in which they were written. */
  readonly output: string;
}

interface RstestCall {
  /** The root of the project whose Rstest runs. */
  readonly root: string;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeLimitMs: number;
}

/** The environment variables that a process needs to start. */
const KEPT_VARIABLES = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'TMPDIR',
  'TEMP',
  'TMP',
];

const running = new Set<ChildProcess>();
// Ctrl-C reaches this process, but not the process groups that it started.
process.once('exit', () => running.forEach(stop));

/** Runs `rstest` as in a terminal, but without colors. */
export async function runRstest(call: RstestCall): Promise<RstestResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const file = path.join(folder, 'output');
  // One file for both streams, because two pipes wouldn't preserve the order of lines.
  const out = openSync(file, 'a');
  try {
    const exit = await start(call, out);
    return { exit, output: readFileSync(file, 'utf8') };
  } finally {
    closeSync(out);
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(call: RstestCall, out: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [rstestBin(call.root), ...call.args], {
      cwd: call.cwd,
      env: cleanEnvironment(call.env),
      stdio: ['ignore', out, out],
      // A process group, so the workers of Rstest can be stopped with it.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let isStopped = false;
    const timer = setTimeout(() => {
      isStopped = true;
      stop(child);
    }, call.timeLimitMs);
    child.once('error', (error) => {
      running.delete(child);
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code) => {
      running.delete(child);
      clearTimeout(timer);
      resolve(isStopped ? undefined : (code ?? -1));
    });
  });
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has ended in the meantime.
  }
}

function rstestBin(root: string): string {
  const manifest = createRequire(path.join(root, 'package.json')).resolve(
    '@rstest/core/package.json',
  );
  return path.join(path.dirname(manifest), 'bin/rstest.js');
}

/**
 * Environment variables for a process of Rstest, with those of the example. All others are left out,
 * because some change Rstest's defaults and output: CI, GITHUB_ACTIONS, FORCE_COLOR, NODE_OPTIONS, and
 * those of coding agents and test runners.
 */
export function cleanEnvironment(
  variables: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]]));
  return { ...kept, TZ: 'UTC', NO_COLOR: '1', RSTEST_NO_AGENT: '1', ...variables };
}
