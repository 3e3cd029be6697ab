import { useCallback, useState } from 'react';
import type { RunFile } from '../../contract';
import type { Changes } from '../share/sharedCode';
import { type EditorAction, type EditorState, editorOf, nextEditorState } from './editorState';

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
