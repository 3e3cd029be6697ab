import type { RunnableSet } from '../../contract';
import type { ProjectChanges } from '../../project/projectFiles';
import { type ProjectLink, parseProjectLink, readProjectLink } from '../../project/projectLink';
import { readProject } from '../../project/savedProjects';
import { loadSet } from '../../view/pageSets';
import type { PlayOptions } from './playOptions';

export interface OpenedProject {
  readonly base: string;
  readonly set: RunnableSet;
  readonly changes: ProjectChanges;
  /** The fragment that it was opened with, if that holds code. */
  readonly link: string | undefined;
  /** The code came with a link, and the reader hasn't run it yet. */
  readonly isForeign: boolean;
  /** The link could not be followed, so this is another project. */
  readonly isOther?: true;
}

/**
 * The project of a fragment: a template or an example, with the changes of the link, or with those
 * that the reader made in this session. Rejects if the base can't be loaded.
 */
export async function openProject(hash: string, options: PlayOptions): Promise<OpenedProject> {
  const link = parseProjectLink(hash);
  if (link !== undefined && link !== 'broken' && options.sourceOf(link.base)) {
    return openLink(link, hash, await loadBase(link.base, options));
  }
  const base = options.templates[0]?.id ?? '';
  const project = withSaved(base, await loadBase(base, options));
  return link === undefined ? project : { ...project, isOther: true };
}

async function openLink(
  { base, shared }: ProjectLink,
  hash: string,
  set: RunnableSet,
): Promise<OpenedProject> {
  const saved = withSaved(base, set);
  if (shared === undefined || saved.link === hash) return saved;
  try {
    const changes = await readProjectLink(shared, set.files);
    return { base, set, changes, link: hash, isForeign: true };
  } catch {
    return { ...saved, isOther: true };
  }
}

function withSaved(base: string, set: RunnableSet): OpenedProject {
  const { changes = {}, link, isForeign = false } = readProject(base, set.files) ?? {};
  return { base, set, changes, link, isForeign };
}

function loadBase(base: string, { sourceOf, loadText }: PlayOptions): Promise<RunnableSet> {
  const source = sourceOf(base);
  if (!source) throw new Error(`There is no project ${base}.`);
  return loadSet({ setsUrl: source.setsUrl, loadText }, source.set);
}
