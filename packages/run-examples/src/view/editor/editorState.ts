import { useCallback, useState } from 'react';
import type { RunFile } from '../../contract';
import type { Changes } from '../share/sharedCode';

export interface EditorState {
  /** The files as shown on the page. */
  readonly original: readonly RunFile[];
  /** Code that differs from the page's, by path of the file. */
  readonly changes: Changes;
  /** The path of the visible file. */
  readonly active: string;
  /** The changes that the last reset discarded; dropped when the reader types again. */
  readonly discarded?: Changes;
}

export type EditorAction =
  | { readonly kind: 'edit'; readonly path: string; readonly code: string }
  | { readonly kind: 'show'; readonly path: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'restore' }
  | { readonly kind: 'replace'; readonly changes: Changes };

export function editorOf(original: readonly RunFile[], active: string): EditorState {
  const first = original[0]?.path ?? '';
  return { original, changes: {}, active: knownPath(original, active) ?? first };
}

function knownPath(files: readonly RunFile[], wanted: string): string | undefined {
  return files.find(({ path }) => path === wanted)?.path;
}

export function nextEditorState(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'edit':
      return { ...state, changes: withEdit(state, action), discarded: undefined };
    case 'show':
      return { ...state, active: knownPath(state.original, action.path) ?? state.active };
    case 'reset':
      return { ...state, changes: {}, discarded: state.changes };
    case 'restore':
      return { ...state, changes: state.discarded ?? state.changes, discarded: undefined };
    case 'replace': {
      const [first] = Object.keys(action.changes);
      const active = first ?? state.active;
      return { ...state, changes: action.changes, active, discarded: undefined };
    }
  }
}

function withEdit(state: EditorState, { path, code }: { path: string; code: string }): Changes {
  const { [path]: _before, ...others } = state.changes;
  const same = state.original.some((file) => file.path === path && file.code === code);
  return same ? others : { ...others, [path]: code };
}

/** The files with the reader's changes. */
export function filesOf({ original, changes }: EditorState): RunFile[] {
  return original.map(({ path, code }) => ({ path, code: changes[path] ?? code }));
}

export function isEdited({ changes }: EditorState): boolean {
  return Object.keys(changes).length > 0;
}

/** The files that a reader or a link can change. */
export function changeablePaths(files: readonly RunFile[]): string[] {
  return files.map(({ path }) => path).filter((path) => !isFixed(path));
}

const FIXED = [
  /(^|\/)(rstest|rsbuild|rspack|rslib)(\.[\w-]+)?\.config\.\w+$/,
  /(^|\/)package\.json$/,
  /(^|\/)tsconfig[\w.-]*\.json$/,
  /\.d\.[cm]?ts$/,
];

/** Whether a file is only read at build time, so that editing it would have no effect. */
export function isFixed(path: string): boolean {
  return FIXED.some((pattern) => pattern.test(path));
}

export interface EditorControl {
  /** Undefined until it's opened for the first time; edits are kept when it's closed. */
  readonly state: EditorState | undefined;
  readonly isOpen: boolean;
  readonly open: (files: readonly RunFile[], active: string, changes?: Changes) => void;
  readonly close: () => void;
  readonly act: (action: EditorAction) => void;
}

export function useEditor(): EditorControl {
  const [state, setState] = useState<EditorState>();
  const [isOpen, setOpen] = useState(false);
  const act = useCallback(
    (action: EditorAction) => setState((now) => now && nextEditorState(now, action)),
    [],
  );
  const open = useCallback((files: readonly RunFile[], active: string, changes?: Changes) => {
    setState((now) => {
      const start = now ?? editorOf(files, active);
      return changes ? nextEditorState(start, { kind: 'replace', changes }) : start;
    });
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { state, isOpen, open, close, act };
}
