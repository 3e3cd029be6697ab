import { useCallback, useEffect, useRef } from 'react';
import type { RunFile } from '../../contract';
import { SAVED_EDITS } from '../../limits';
import type { Block } from '../block';
import { type Changes, isChanges } from '../share/sharedCode';
import { changeablePaths, type EditorState } from './editorState';
import { sessionList } from './sessionList';

/** A reader's changes to an example. */
interface SavedEdit {
  readonly id: string;
  readonly changes: Changes;
  /** Fragment of the link that the edit started from, if any. */
  readonly link?: string | undefined;
}

const edits = sessionList<SavedEdit>({ ...SAVED_EDITS, isEntry: isSavedEdit });

/** The saved edit of an example in this session. */
export const readEdit = edits.read;

/** Saves an edit for the session; removes it if there are no changes. */
export function saveEdit(edit: SavedEdit): void {
  if (Object.keys(edit.changes).length > 0) edits.save(edit);
  else edits.remove(edit.id);
}

function isSavedEdit(value: unknown): value is SavedEdit {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && 'changes' in value && isChanges(value.changes);
}

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
