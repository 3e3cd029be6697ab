import { git, isShallow } from '../../content/dates/git.ts';
import { parsePage } from '../../content/parsePage.ts';
import { sectionsToTranslate } from './sections.ts';

/** The English text with a hash, or the reason why it can't be found. */
export type FollowedText = { readonly text: string } | { readonly reason: string };

/** Searches the Git history of an English page, newest commit first, for a section's text. */
export function followedText(
  root: string,
  file: string,
  section: string,
  hash: string,
): FollowedText {
  const shallow = isShallow(root);
  if (shallow === undefined) return { reason: 'there is no Git repository' };
  for (const [commit, path] of revisions(root, file)) {
    const source = git(root, 'show', `${commit}:./${path}`);
    if (source === undefined) continue;
    // Parsed under the current name, because the file may have been elsewhere.
    const found = sectionsToTranslate(parsePage(file, source)).find((one) => one.id === section);
    if (found?.hash === hash) return { text: found.text };
  }
  const cause = shallow ? ': this clone is shallow' : '';
  return { reason: `the text that it is based on is not in any commit${cause}` };
}

/** The commits that changed a page, including renames, with its path in each. */
function revisions(root: string, file: string): [commit: string, path: string][] {
  const options = ['--follow', '--relative', '--name-only', '--format=%x00%H'];
  const log = git(root, 'log', ...options, '--', file) ?? '';
  return log.split('\0').flatMap((entry): [string, string][] => {
    const [commit, path] = entry.split('\n').filter(Boolean);
    return commit && path ? [[commit, path]] : [];
  });
}
