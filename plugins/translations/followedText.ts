import { spawnSync } from 'node:child_process';
import { parsePage } from '../content-checks/parsePage.ts';
import { sectionsOf } from './sections.ts';

/** The section's English text that has this hash, or why it can't be had. */
export type FollowedText = { readonly text: string } | { readonly reason: string };

/** Looks through the history of an English page, newest commit first, for a section's text. */
export function followedText(
  root: string,
  file: string,
  section: string,
  hash: string,
): FollowedText {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim();
  if (shallow === undefined) return { reason: 'there is no Git history here' };
  for (const [commit, path] of revisions(root, file)) {
    const source = git(root, 'show', `${commit}:./${path}`);
    if (source === undefined) continue;
    // Under today's name: an older one may lie elsewhere.
    const found = sectionsOf(parsePage(file, source)).find((one) => one.id === section);
    if (found?.hash === hash) return { text: found.text };
  }
  const cause = shallow === 'true' ? ': this clone is shallow' : '';
  return { reason: `the text that it follows is in no commit${cause}` };
}

/** Commits that touched a page, renames included, and what it was called in each. */
function revisions(root: string, file: string): [commit: string, path: string][] {
  const options = ['--follow', '--relative', '--name-only', '--format=%x00%H'];
  const log = git(root, '-c', 'core.quotePath=false', 'log', ...options, '--', file) ?? '';
  return log.split('\0').flatMap((entry): [string, string][] => {
    const [commit, path] = entry.split('\n').filter(Boolean);
    return commit && path ? [[commit, path]] : [];
  });
}

/** What git prints, or nothing where it fails or isn't there. */
function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return status === 0 ? stdout : undefined;
}
