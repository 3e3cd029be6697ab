import type { RunFile } from '../contract';
import { SAVED_PROJECTS } from '../limits';
import { isChanged, type ProjectChanges } from './projectFiles';
import { readProjectChanges } from './readChanges';

/** A project that a reader changed. */
export interface SavedProject {
  /** Its base. */
  readonly id: string;
  readonly changes: ProjectChanges;
  /** Fragment of the link that it came with, if any. */
  readonly link?: string | undefined;
  /** Code of a link is in it, and the reader hasn't run it yet. */
  readonly isForeign?: boolean;
}

/** What the reader changed in a project in this session, if it fits the files of its base. */
export function readProject(id: string, base: readonly RunFile[]): SavedProject | undefined {
  try {
    const saved = readAll().find((entry) => entry.id === id);
    return saved && { ...saved, changes: readProjectChanges(saved.changes, base) };
  } catch {
    // Of another deployment, or not ours.
    return undefined;
  }
}

/** Keeps a project for the session, or forgets it if nothing is changed in it. */
export function saveProject(project: SavedProject): void {
  const others = readAll().filter(({ id }) => id !== project.id);
  const all = isChanged(project) ? [...others, project] : others;
  const { key, characters } = SAVED_PROJECTS;
  // The oldest first.
  while (JSON.stringify(all).length > characters) all.shift();
  try {
    window.sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Blocked or full: the changes last until the page is left.
  }
}

function readAll(): SavedProject[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(SAVED_PROJECTS.key) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry?.id === 'string') : [];
  } catch {
    // Blocked, or not ours.
    return [];
  }
}
