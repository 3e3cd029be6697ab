import type { RunnableSet } from '../../contract';
import { loadSet } from '../../view/pageSets';
import { CodeTooLarge } from '../../view/share/sharedCode';
import type { ProjectChanges } from '../project/project';
import { readProjectChanges } from '../project/readChanges';
import { savedProjects } from '../project/savedProjects';
import { type ProjectLink, parseProjectLink, readProjectLink } from '../share/projectLink';
import type { PlayOptions } from './playOptions';

/** What a link couldn't give; the text of the same name says it. */
type LinkProblem = 'linkBroken' | 'linkTooLarge' | 'linkUnknown';

export interface OpenedProject {
  readonly base: string;
  readonly set: RunnableSet;
  readonly changes: ProjectChanges;
  /** The fragment that it was opened with, if that holds code. */
  readonly link: string | undefined;
  /** The code came with a link, and the reader hasn't run it yet. */
  readonly isForeign: boolean;
  readonly problem?: LinkProblem;
}

/**
 * The project of a fragment: a template or an example, with the changes of the link, or with those
 * that the reader made in this session. Rejects if the base can't be loaded.
 */
export async function openProject(hash: string, options: PlayOptions): Promise<OpenedProject> {
  const link = parseProjectLink(hash);
  const fallback = options.templates[0].id;
  if (link === undefined) return withSaved(fallback, await loadBase(fallback, options));
  const isUnknown = link !== 'broken' && options.sourceOf(link.base) === undefined;
  if (link === 'broken' || isUnknown) {
    const problem = link === 'broken' ? 'linkBroken' : 'linkUnknown';
    return { ...withSaved(fallback, await loadBase(fallback, options)), problem };
  }
  return openLink(link, hash, await loadBase(link.base, options));
}

async function openLink(
  { base, shared }: ProjectLink,
  hash: string,
  set: RunnableSet,
): Promise<OpenedProject> {
  if (!shared) return withSaved(base, set);
  const saved = savedProjects.read(base);
  if (saved?.link === hash) return { ...withSaved(base, set), link: hash };
  try {
    const changes = await readProjectLink(shared, set.files);
    return { base, set, changes, link: hash, isForeign: true };
  } catch (error) {
    const problem = error instanceof CodeTooLarge ? 'linkTooLarge' : 'linkBroken';
    return { ...withSaved(base, set), problem };
  }
}

function withSaved(base: string, set: RunnableSet): OpenedProject {
  const saved = savedProjects.read(base);
  const changes = saved && readSaved(saved.changes, set);
  return {
    base,
    set,
    changes: changes ?? {},
    link: changes && saved?.link,
    isForeign: changes !== undefined && saved?.isForeign === true,
  };
}

function readSaved(changes: unknown, { files }: RunnableSet): ProjectChanges | undefined {
  try {
    return readProjectChanges(changes, files);
  } catch {
    // Of another deployment, or not ours.
    return undefined;
  }
}

function loadBase(base: string, { sourceOf, loadText }: PlayOptions): Promise<RunnableSet> {
  const source = sourceOf(base);
  if (!source) throw new Error(`There is no project ${base}.`);
  return loadSet({ setsUrl: source.setsUrl, loadText }, source.set);
}
