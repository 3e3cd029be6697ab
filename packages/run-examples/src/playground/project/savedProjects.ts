import { SAVED_PROJECTS } from '../../limits';
import { sessionList } from '../../view/editor/sessionList';
import type { ProjectChanges } from './project';

/** A project that a reader changed. */
interface SavedProject {
  /** Its base. */
  readonly id: string;
  /** Not validated: `readProjectChanges` does that for the base's files. */
  readonly changes: ProjectChanges;
  /** Fragment of the link that it came with, if any. */
  readonly link?: string | undefined;
  /** Code of a link is in it, and the reader hasn't run it yet. */
  readonly isForeign?: boolean;
}

/** The projects of this session, by their base. */
export const savedProjects = sessionList<SavedProject>({
  ...SAVED_PROJECTS,
  isEntry: (value): value is SavedProject =>
    typeof value === 'object' && value !== null && 'id' in value && 'changes' in value,
});
