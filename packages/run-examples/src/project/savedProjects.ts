import type { RunFile } from '../contract';
import { SAVED_PROJECTS } from '../limits';
import { isChanged, type ProjectChanges } from './projectFiles';
import { readProjectChanges } from './readChanges';

/** A project that a reader changed. */
export interface SavedProject {
  /** ID of the template or example that the project is based on. */
  readonly id: string;
  readonly changes: ProjectChanges;
  /** Fragment of the link that the project was opened with, if the link had changes. */
  readonly link?: string | undefined;
  /** Whether the project has code from a link that the reader hasn't run yet. */
  readonly isForeign?: boolean;
}

/** The project that the reader changed in this session, if its changes fit the files of its base. */
export function readProject(id: string, base: readonly RunFile[]): SavedProject | undefined {
  try {
    const saved = readAll().find((entry) => entry.id === id);
    return saved && { ...saved, changes: readProjectChanges(saved.changes, base) };
  } catch {
    // Saved by another deployment or by other code.
    return undefined;
  }
}

/** Keeps a project for the session, or forgets it if nothing is changed in it. */
export function saveProject(project: SavedProject): void {
  const others = readAll().filter(({ id }) => id !== project.id);
  const projects = isChanged(project) ? [...others, project] : others;
  const { key, characters } = SAVED_PROJECTS;
  // Removes the oldest projects.
  while (JSON.stringify(projects).length > characters) projects.shift();
  try {
    window.sessionStorage.setItem(key, JSON.stringify(projects));
  } catch {
    // Blocked or full: the changes last until the page is left.
  }
}

/** The saved projects, with changes that `readProject` still has to validate. */
function readAll(): SavedProject[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(SAVED_PROJECTS.key) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry?.id === 'string') : [];
  } catch {
    // Storage is blocked, or the value is from other code.
    return [];
  }
}
