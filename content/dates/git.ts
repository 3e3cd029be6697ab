import { spawnSync } from 'node:child_process';

/** Arguments before the name of a Git command: paths are printed without escaping other scripts. */
export const GIT_OPTIONS = ['-c', 'core.quotePath=false'] as const;
/** In bytes: enough for the log of a large repository. */
export const MAX_OUTPUT = 256 * 2 ** 20;

/** The output of a Git command; `undefined` if it fails or Git isn't installed. */
export function git(cwd: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...GIT_OPTIONS, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  return status === 0 ? stdout : undefined;
}

/** Whether there's a repository with commits, and all of them: a shallow clone has only the last ones. */
export function hasFullHistory(cwd: string): boolean {
  const answer = git(cwd, 'rev-parse', '--is-shallow-repository', 'HEAD');
  return answer?.startsWith('false') ?? false;
}
