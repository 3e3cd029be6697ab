import type { RunFile } from '../../contract';
import {
  changesBetween,
  isChanged,
  type Project,
  type ProjectChanges,
  projectFiles,
} from './project';

export interface ProjectState extends Project {
  /** Path of the file that is shown; empty if the project has none. */
  readonly active: string;
  /** Paths of the files that have a tab, in the order of the tabs. */
  readonly tabs: readonly string[];
  /** What the last reset or deletion took away. */
  readonly undo?: ProjectChanges;
}

/** Paths are checked before: see `checkPath`. */
export type ProjectAction =
  | { readonly kind: 'open'; readonly base: readonly RunFile[]; readonly active: string }
  | { readonly kind: 'replace'; readonly changes: ProjectChanges }
  | { readonly kind: 'edit'; readonly path: string; readonly code: string }
  | { readonly kind: 'add'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'show'; readonly path: string }
  | { readonly kind: 'closeTab'; readonly path: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'undo' };

export const NO_PROJECT: ProjectState = { base: [], changes: {}, active: '', tabs: [] };

export function nextProject(state: ProjectState, action: ProjectAction): ProjectState {
  const files = projectFiles(state);
  switch (action.kind) {
    case 'open': {
      const { base, active } = action;
      return shown({ base, changes: {}, active: '', tabs: tabsFor(base, active) }, active);
    }
    case 'replace':
      return shown({ ...state, changes: action.changes, undo: undefined }, firstChanged(action));
    case 'edit': {
      const { path, code } = action;
      const edited = files.map((file) => (file.path === path ? { path, code } : file));
      return { ...withFiles(state, edited), undo: undefined };
    }
    case 'add': {
      const { path } = action;
      return shown(withFiles({ ...state, undo: undefined }, [...files, { path, code: '' }]), path);
    }
    case 'rename': {
      const { path, to } = action;
      const renamed = files.map((file) => (file.path === path ? { ...file, path: to } : file));
      const tabs = state.tabs.map((tab) => (tab === path ? to : tab));
      return shown(withFiles({ ...state, tabs, undo: undefined }, renamed), to);
    }
    case 'delete': {
      const left = files.filter(({ path }) => path !== action.path);
      return shown({ ...withFiles(state, left), undo: state.changes }, state.active);
    }
    case 'show':
      return shown(state, action.path);
    case 'closeTab': {
      const index = state.tabs.indexOf(action.path);
      const tabs = state.tabs.filter((tab) => tab !== action.path);
      const next = tabs[Math.min(index, tabs.length - 1)] ?? '';
      return { ...state, tabs, active: state.active === action.path ? next : state.active };
    }
    case 'reset':
      return shown({ ...state, changes: {}, undo: state.changes }, state.active);
    case 'undo':
      return shown(
        { ...state, changes: state.undo ?? state.changes, undo: undefined },
        state.active,
      );
  }
}

function withFiles(state: ProjectState, files: readonly RunFile[]): ProjectState {
  return { ...state, changes: changesBetween(state.base, files) };
}

/** With a tab for the file at `path`, or for another file if it doesn't exist, and without tabs of deleted files. */
function shown(state: ProjectState, path: string): ProjectState {
  const paths = projectFiles(state).map((file) => file.path);
  const tabs = state.tabs.filter((tab) => paths.includes(tab));
  const wanted = paths.includes(path) ? path : undefined;
  const active = wanted ?? tabs[0] ?? paths[0] ?? '';
  return {
    ...state,
    active,
    tabs: active === '' || tabs.includes(active) ? tabs : [...tabs, active],
  };
}

/** The test that is shown first, and the other files except for settings. */
function tabsFor(base: readonly RunFile[], active: string): string[] {
  const others = base
    .map(({ path }) => path)
    .filter((path) => path !== active && /^src\//.test(path));
  return [active, ...others.slice(0, 2)];
}

function firstChanged({ changes }: { changes: ProjectChanges }): string {
  return Object.keys(changes).find((path) => changes[path] !== null) ?? '';
}

/** Whether there is something to take back. */
export function canUndo(state: ProjectState): boolean {
  return state.undo !== undefined && (isChanged(state) || isChanged({ changes: state.undo }));
}
