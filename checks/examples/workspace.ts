import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

export interface Workspace {
  /** Absolute path of the project's root. */
  readonly root: string;
  /** Absolute path of the folder with the sets. */
  readonly base: string;
  /** Timeout per process. */
  readonly timeLimitMs: number;
}

/** Timeout per process in milliseconds; starting one and running a test takes about a second. */
const TIME_LIMIT_MS = 60_000;

/** A new folder for sets, inside the project so that Node finds its node_modules. */
export async function openWorkspace(
  root: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Workspace & { readonly release: () => Promise<void> }> {
  const parent = path.join(root, '.examples');
  await mkdir(parent, { recursive: true });
  const base = await mkdtemp(path.join(parent, 'run-'));
  return { root, timeLimitMs, base, release: () => rm(base, { recursive: true, force: true }) };
}
