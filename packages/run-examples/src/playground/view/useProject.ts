import {
  type Dispatch,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RunFile } from '../../contract';
import { type ProjectChanges, projectFiles } from '../../project/projectFiles';
import {
  NO_PROJECT,
  nextProject,
  type ProjectAction,
  type ProjectState,
} from '../../project/projectState';
import { saveProject } from '../../project/savedProjects';
import { type OpenedProject, openProject } from './openProject';
import { usePlayOptions } from './playOptions';

export interface ProjectControl {
  /** The project as it was loaded; undefined until then. */
  readonly opened: OpenedProject | undefined;
  /** Why the project could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly state: ProjectState;
  /** The current files. The array stays the same until a file changes. */
  readonly files: readonly RunFile[];
  readonly act: Dispatch<ProjectAction>;
  /** Whether the code came with a link, and the reader hasn't run it yet. */
  readonly isForeign: boolean;
  /** Called when the reader runs the code: it isn't foreign from then on. */
  readonly accept: () => void;
}

/** Opens the project of the fragment `hash`, and keeps the reader's changes for the session. */
export function useProject(hash: string): ProjectControl {
  const options = usePlayOptions();
  const [state, act] = useReducer(nextProject, NO_PROJECT);
  const [opened, setOpened] = useState<OpenedProject>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [isForeign, setForeign] = useState(false);
  const loadedChanges = useRef<ProjectChanges>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the project again
  useEffect(() => {
    let isLeft = false;
    setError(undefined);
    openProject(hash, options).then(
      (project) => {
        if (isLeft) return;
        const { set, changes } = project;
        const [firstTest = ''] = set.options.tests;
        loadedChanges.current = changes;
        // Synchronously, so that the browser doesn't lay out and paint the playground without a project
        // that's already loaded.
        flushSync(() => {
          setOpened(project);
          setForeign(project.isForeign);
          act({ kind: 'open', base: set.files, active: firstTest, changes });
        });
      },
      (reason) => {
        if (!isLeft) setError(reason);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [hash, options, attempt]);

  const { base, changes } = state;
  useEffect(() => {
    // Until the reader edits them, changes from a link don't replace those that the reader made before.
    if (!opened || changes === loadedChanges.current || base !== opened.set.files) return;
    saveProject({ id: opened.base, changes, link: opened.link, isForeign });
  }, [opened, changes, base, isForeign]);

  const files = useMemo(() => projectFiles({ base, changes }), [base, changes]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const accept = useCallback(() => setForeign(false), []);
  return { opened, error, retry, state, files, act, isForeign, accept };
}
