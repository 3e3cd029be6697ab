import { useCallback, useEffect, useRef } from 'react';
import type { RunFile } from '../../contract';
import type { Block } from '../block';
import type { Changes } from '../share/sharedCode';
import { changeablePaths, type EditorState } from './editorState';
import { readEdit, saveEdit } from './savedEdits';

/**
 * Saves the reader's changes to a block for the session. Returns a function that returns the
 * changes to open the editor with: those of the link, unless the reader already continued from it.
 */
export function useSavedEdit(block: Block, state: EditorState | undefined) {
  const id = `${window.location.pathname} ${block.set} ${block.path}`;
  const linked = useRef<Changes>(undefined);
  const wasOpened = useRef(false);
  const changes = state?.changes;

  useEffect(() => {
    // Don't save a link's changes as the reader's, who may have changed the example before.
    if (!changes || changes === linked.current) return;
    saveEdit({ id, changes, link: linked.current && window.location.hash });
  }, [id, changes]);

  return useCallback(
    (files: readonly RunFile[], fromLink: Changes | undefined): Changes | undefined => {
      // The editor was opened before and still has them.
      if (wasOpened.current && !fromLink) return undefined;
      wasOpened.current = true;
      linked.current = fromLink ?? linked.current;
      const saved = readEdit(id);
      if (!saved || (fromLink && saved.link !== window.location.hash)) return fromLink;
      const paths = changeablePaths(files);
      return Object.keys(saved.changes).every((path) => paths.includes(path))
        ? saved.changes
        : fromLink;
    },
    [id],
  );
}
