import type { CodeLocation, RunFile } from '../contract';
import { changesBetween, type Project, type ProjectChanges, projectFiles } from './projectFiles';

/** A project that a reader edits: in the playground, or an example in its page. */
export interface ProjectState extends Project {
  /** Path of the file that is shown; empty if the project has none. */
  readonly active: string;
  /** A line of that file to show; a new object for each request, because it can be requested twice. */
  readonly target?: CodeLocation | undefined;
}

/** Callers check new paths with `checkPath` first. */
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
  | { readonly kind: 'show'; readonly path: string; readonly line?: number }
  | { readonly kind: 'reset' };

export const NO_PROJECT: ProjectState = { base: [], changes: {}, active: '' };

export function nextProject(state: ProjectState, action: ProjectAction): ProjectState {
  const files = projectFiles(state);
  switch (action.kind) {
    case 'open': {
      const { base, changes, active } = action;
      const changedPath = Object.keys(changes).find((path) => changes[path] !== null);
      return showFile({ base, changes, active }, changedPath ?? active);
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
      return showFile(withFiles(state, [...files, { path, code: '' }]), path);
    }
    case 'rename': {
      const { path, to } = action;
      const renamed = files.map((file) => (file.path === path ? { ...file, path: to } : file));
      return showFile(withFiles(state, renamed), to);
    }
    case 'delete': {
      const remaining = files.filter(({ path }) => path !== action.path);
      return showFile(withFiles(state, remaining), state.active);
    }
    case 'show': {
      const { path, line } = action;
      const shown = showFile(state, path);
      return line === undefined || shown.active !== path
        ? shown
        : { ...shown, target: { path, line } };
    }
    case 'reset':
      return showFile({ ...state, changes: {} }, state.active);
  }
}

function withFiles({ base, active }: ProjectState, files: readonly RunFile[]): ProjectState {
  return { base, active, changes: changesBetween(base, files) };
}

/** Shows the file at `path`. If there is none, shows the same file as before, or the first one. */
function showFile(state: ProjectState, path: string): ProjectState {
  const paths = projectFiles(state).map((file) => file.path);
  const active = [path, state.active].find((candidate) => paths.includes(candidate));
  return { ...state, target: undefined, active: active ?? paths[0] ?? '' };
}
