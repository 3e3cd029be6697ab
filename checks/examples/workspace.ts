import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of sets, inside the project so that Node finds its node_modules. */
const EXAMPLES = '.examples';

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

export interface ClaimedWorkspace extends Workspace {
  readonly release: () => Promise<void>;
}

/**
 * Claims `.examples`, where the sets are kept for inspection. If another process is using it, returns
 * a temporary folder inside, because two runs that clear the same sets would make each other fail.
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
  const base = path.join(shared, `process-${process.pid}`);
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
  // The lock of a process that was killed.
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
