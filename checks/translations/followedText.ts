import { git } from '../../content/dates/git.ts';
import { parsePage } from '../../content/parsePage.ts';
import { sectionsToTranslate } from './sections.ts';

/**
 * Searches the Git history of an English page, newest commit first, for the text of a section that has
 * the given hash; undefined if no commit has that text, for example in a shallow clone.
 */
export function followedText(
  root: string,
  file: string,
  section: string,
  hash: string,
): string | undefined {
  for (const [commit, path] of revisions(root, file)) {
    const source = git(root, 'show', `${commit}:./${path}`);
    if (source === undefined) continue;
    // Parsed with the current path, because the file may have been in another place.
    const version = sectionsToTranslate(parsePage(file, source)).find(({ id }) => id === section);
    if (version?.hash === hash) return version.text;
  }
  return undefined;
}

/** The commits that changed a page, including renames, with the page's path in each commit. */
function revisions(root: string, file: string): [commit: string, path: string][] {
  const options = ['--follow', '--relative', '--name-only', '--format=%x00%H'];
  const log = git(root, 'log', ...options, '--', file) ?? '';
  return log.split('\0').flatMap((entry): [string, string][] => {
    const [commit, path] = entry.split('\n').filter(Boolean);
    return commit && path ? [[commit, path]] : [];
  });
}
