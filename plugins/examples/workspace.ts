import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where sets are written, below the project's root: Node finds its node_modules from there. */
const EXAMPLES = '.examples';

export interface Workspace {
  /** Root of the project, absolute. */
  readonly root: string;
  /** Folder that holds the sets, absolute. */
  readonly base: string;
  /** How long one process may take. */
  readonly timeLimitMs: number;
}

/** A set that takes longer hangs: to start a process and run a test takes about a second. */
export const TIME_LIMIT_MS = 60_000;

export interface ClaimedWorkspace extends Workspace {
  readonly release: () => Promise<void>;
}

/**
 * `.examples`, where the sets stay to be looked at; while another process runs examples there, a
 * folder of our own in it that is removed at the end. Two runs that wipe the same set would make
 * each other fail.
 */
export async function claimWorkspace(
  root: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<ClaimedWorkspace> {
  const shared = path.join(root, EXAMPLES);
  const lock = path.join(shared, 'running');
  await mkdir(shared, { recursive: true });
  if (await claim(lock)) {
    return { root, timeLimitMs, base: shared, release: () => rm(lock, { force: true }) };
  }
  const base = path.join(shared, `beside-${process.pid}`);
  await mkdir(base, { recursive: true });
  return { root, timeLimitMs, base, release: () => rm(base, { recursive: true, force: true }) };
}

async function claim(lock: string): Promise<boolean> {
  const write = () =>
    writeFile(lock, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    );
  if (await write()) return true;
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (owner === process.pid || isAlive(owner)) return false;
  // Left behind by a process that was killed.
  await rm(lock, { force: true });
  return write();
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
