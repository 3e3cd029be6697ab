import type { RunFile } from '../contract';
import { changesBetween, type Project, type ProjectChanges, projectFiles } from './projectFiles';

/** A project that a reader edits: in the playground, or an example in its page. */
export interface ProjectState extends Project {
  /** Path of the file that is shown; empty if the project has none. */
  readonly active: string;
}

/** Paths are checked before: see `checkPath`. */
export type ProjectAction =
  | {
      readonly kind: 'open';
      readonly base: readonly RunFile[];
      readonly active: string;
      readonly changes: ProjectChanges;
    }
  | { readonly kind: 'edit'; readonly path: string; readonly code: string }
  | { readonly kind: 'add'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'show'; readonly path: string }
  | { readonly kind: 'reset' };

export const NO_PROJECT: ProjectState = { base: [], changes: {}, active: '' };

export function nextProject(state: ProjectState, action: ProjectAction): ProjectState {
  const files = projectFiles(state);
  switch (action.kind) {
    case 'open': {
      const { base, changes, active } = action;
      const changed = Object.keys(changes).find((path) => changes[path] !== null);
      return shown({ base, changes, active }, changed ?? active);
    }
    case 'edit': {
      const { path, code } = action;
      return withFiles(
        state,
        files.map((file) => (file.path === path ? { path, code } : file)),
      );
    }
    case 'add': {
      const { path } = action;
      return shown(withFiles(state, [...files, { path, code: '' }]), path);
    }
    case 'rename': {
      const { path, to } = action;
      const renamed = files.map((file) => (file.path === path ? { ...file, path: to } : file));
      return shown(withFiles(state, renamed), to);
    }
    case 'delete': {
      const left = files.filter(({ path }) => path !== action.path);
      return shown(withFiles(state, left), state.active);
    }
    case 'show':
      return shown(state, action.path);
    case 'reset':
      return shown({ ...state, changes: {} }, state.active);
  }
}

function withFiles({ base, active }: ProjectState, files: readonly RunFile[]): ProjectState {
  return { base, active, changes: changesBetween(base, files) };
}

/** Shows the file at `path`, or another one if the project doesn't have it. */
function shown(state: ProjectState, path: string): ProjectState {
  const paths = projectFiles(state).map((file) => file.path);
  const known = [path, state.active].find((wanted) => paths.includes(wanted));
  return { ...state, active: known ?? paths[0] ?? '' };
}
