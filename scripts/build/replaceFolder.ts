import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Signals that end a build, with their numbers for the exit code (128 + n). */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Replaces `target` with a new folder that `make` fills. If `make` rejects or the process ends,
 * `target` isn't changed. Rejects with the error of `make`, or if another process is replacing the
 * same folder.
 */
export async function replaceFolder(
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const { folder, previous, lock } = namesFor(target);
  mkdirSync(path.dirname(folder), { recursive: true });
  takeLock(lock, target);
  const cleanUp = () => {
    for (const name of [folder, previous]) remove(name);
    rmSync(lock, { force: true });
  };
  const stops = Object.entries(SIGNALS).map(([signal, number]) => {
    const stop = () => process.exit(128 + number);
    process.on(signal, stop);
    return () => process.off(signal, stop);
  });
  process.on('exit', cleanUp);
  try {
    // Restore the target after a crash between the two renames.
    if (!existsSync(target) && existsSync(previous)) renameSync(previous, target);
    for (const name of [folder, previous]) rmSync(name, { recursive: true, force: true });
    await make(folder);
    if (existsSync(target)) renameSync(target, previous);
    renameSync(folder, target);
    // Several files at a time, unlike below, where the process may be ending.
    await rm(previous, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
    for (const remove of stops) remove();
  }
}

/**
 * Removes a folder that a failed build may still be writing to. Node's own retries don't remove the files
 * that are new since its first try. What's left is removed by the next build: it must not hide why this
 * one has failed.
 */
function remove(folder: string): void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 1 });
      return;
    } catch {}
  }
}

/** Next to the target, because renaming doesn't work across file systems. */
function namesFor(target: string) {
  const folder = path.join(path.dirname(path.resolve(target)), '.staging', path.basename(target));
  return { folder, previous: `${folder}.previous`, lock: `${folder}.lock` };
}

function takeLock(lock: string, target: string): void {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner)) {
    throw new Error(`Another build of ${target} is running (process ${owner}); wait for it.`);
  }
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
