import { SAVED_EDITS } from '../../limits';
import { type Changes, isChanges } from '../share/sharedCode';

/** A reader's changes to an example. */
export interface SavedEdit {
  readonly id: string;
  readonly changes: Changes;
  /** Fragment of the link that the edit started from, if any. */
  readonly link?: string | undefined;
}

/** The saved edit of an example in this session. */
export function readEdit(id: string): SavedEdit | undefined {
  return readEdits().find((edit) => edit.id === id);
}

/** Saves an edit for the session; removes it if there are no changes. */
export function saveEdit(edit: SavedEdit): void {
  const edits = readEdits().filter(({ id }) => id !== edit.id);
  if (Object.keys(edit.changes).length > 0) edits.push(edit);
  while (JSON.stringify(edits).length > SAVED_EDITS.characters) edits.shift();
  try {
    window.sessionStorage.setItem(SAVED_EDITS.key, JSON.stringify(edits));
  } catch {
    // Storage is blocked or full: the edit lasts until the page is left.
  }
}

/** Oldest first. */
function readEdits(): SavedEdit[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(SAVED_EDITS.key) ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedEdit) : [];
  } catch {
    // Storage is blocked, or has another value.
    return [];
  }
}

function isSavedEdit(value: unknown): value is SavedEdit {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && 'changes' in value && isChanges(value.changes);
}
