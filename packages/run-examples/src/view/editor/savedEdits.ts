import { SAVED_EDITS } from '../../limits';
import { type Changes, isChanges } from '../share/sharedCode';
import { sessionList } from './sessionList';

/** A reader's changes to an example. */
export interface SavedEdit {
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
