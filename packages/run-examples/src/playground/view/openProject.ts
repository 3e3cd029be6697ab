import type { RunnableSet } from '../../contract';
import type { ProjectChanges } from '../../project/projectFiles';
import { type ProjectLink, parseProjectLink, readProjectLink } from '../../project/projectLink';
import { readProject } from '../../project/savedProjects';
import { toUnavailable } from '../../unavailable';
import { loadSet } from '../../view/pageSets';
import type { PlayOptions } from './playOptions';

export interface OpenedProject {
  /** ID of the template or example that the project is based on. */
  readonly base: string;
  readonly set: RunnableSet;
  readonly changes: ProjectChanges;
  /** The fragment that the project was opened with, if the fragment contains changes. */
  readonly link: string | undefined;
  /** Whether the code came with a link, and the reader hasn't run it yet. */
  readonly isForeign: boolean;
  /**
   * Set if the link is broken or its base no longer exists, and this is the first template, or the base
   * without the link's changes.
   */
  readonly isFallback?: true;
}

/**
 * Opens the project of a fragment: a template or an example, with the changes in the link, or else with
 * those that the reader made in this session. Rejects if the base can't be loaded.
 */
export async function openProject(hash: string, options: PlayOptions): Promise<OpenedProject> {
  const link = parseProjectLink(hash);
  if (link !== undefined && link !== 'broken' && options.sourceOf(link.base)) {
    try {
      return await openLink(link, hash, await loadBase(link.base, options));
    } catch (error) {
      // The template or the example was removed, so reloading the page wouldn't help.
      if (toUnavailable(error).reason !== 'outdated') throw error;
    }
  }
  const base = options.templates[0]?.id ?? '';
  const project = withSaved(base, await loadBase(base, options));
  return link === undefined ? project : { ...project, isFallback: true };
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
    return { ...saved, isFallback: true };
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
