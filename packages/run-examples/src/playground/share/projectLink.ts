import type { RunFile } from '../../contract';
import { PLAY_PREFIX, RUN_LINK } from '../../limits';
import {
  formatFragment,
  packText,
  parseFragment,
  type SharedFragment,
  unpackText,
} from '../../view/share/sharedCode';
import { isChanged, type ProjectChanges } from '../project/project';
import { readProjectChanges } from '../project/readChanges';

/** What a link to a project says: `#play=<base>`, or `#play=<base>.<version><data>` with changes. */
export interface ProjectLink {
  readonly base: string;
  readonly shared?: SharedFragment;
}

/** Undefined for a fragment of another kind; `broken` for one that can't be parsed. */
export function parseProjectLink(hash: string): ProjectLink | 'broken' | undefined {
  if (!hash.startsWith(PLAY_PREFIX)) return undefined;
  if (hash.includes('.')) {
    const shared = parseFragment(hash, PLAY_PREFIX);
    return typeof shared === 'object' ? { base: shared.set, shared } : 'broken';
  }
  if (hash.length > RUN_LINK.length) return 'broken';
  try {
    return { base: decodeURIComponent(hash.slice(PLAY_PREFIX.length)) };
  } catch {
    return 'broken';
  }
}

/** The fragment of a link to a base as it is. */
export function baseLink(base: string): string {
  return PLAY_PREFIX + encodeURIComponent(base).replaceAll('.', '%2E');
}

/** The fragment of a link to a project; undefined if it would be too long. */
export async function projectLink(
  base: string,
  files: readonly RunFile[],
  changes: ProjectChanges,
): Promise<string | undefined> {
  if (!isChanged({ changes })) return baseLink(base);
  try {
    // What no reader of the link could open isn't worth one.
    readProjectChanges(changes, files);
  } catch {
    return undefined;
  }
  const data = await packText(JSON.stringify(changes));
  return formatFragment({ set: base, version: RUN_LINK.version, data }, PLAY_PREFIX);
}

/** The changes of a link, for a base of these files. Throws as `readProjectChanges`. */
export async function readProjectLink(
  { version, data }: SharedFragment,
  files: readonly RunFile[],
): Promise<ProjectChanges> {
  if (version !== RUN_LINK.version) throw new Error(`The link is of version ${version}.`);
  return readProjectChanges(JSON.parse(await unpackText(data, RUN_LINK.bytes)), files);
}
