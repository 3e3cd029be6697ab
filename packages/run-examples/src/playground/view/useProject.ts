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
  /** Undefined until it is loaded. */
  readonly opened: OpenedProject | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly state: ProjectState;
  /** The same list until a file changes. */
  readonly files: readonly RunFile[];
  readonly act: Dispatch<ProjectAction>;
  /** The code came with a link, and the reader hasn't run it yet. */
  readonly isForeign: boolean;
  /** The reader runs the code, whoever wrote it. */
  readonly accept: () => void;
}

/** The project of the fragment `hash`; what the reader changes in it is kept for the session. */
export function useProject(hash: string): ProjectControl {
  const options = usePlayOptions();
  const [state, act] = useReducer(nextProject, NO_PROJECT);
  const [opened, setOpened] = useState<OpenedProject>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [isForeign, setForeign] = useState(false);
  const loaded = useRef<ProjectChanges>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let isLeft = false;
    setError(undefined);
    openProject(hash, options).then(
      (project) => {
        if (isLeft) return;
        const { set, changes } = project;
        loaded.current = changes;
        // At once: a project that's loaded already is rendered and run before the browser has to
        // lay out and paint the playground without it.
        flushSync(() => {
          setOpened(project);
          setForeign(project.isForeign);
          act({ kind: 'open', base: set.files, active: firstTest(project), changes });
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
    // What a link brought isn't the reader's, who may have changed the same project before.
    if (!opened || changes === loaded.current || base !== opened.set.files) return;
    saveProject({ id: opened.base, changes, link: opened.link, isForeign });
  }, [opened, changes, base, isForeign]);

  const files = useMemo(() => projectFiles({ base, changes }), [base, changes]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const accept = useCallback(() => setForeign(false), []);
  return { opened, error, retry, state, files, act, isForeign, accept };
}

function firstTest({ set }: OpenedProject): string {
  const { tests } = set.options;
  const [first] = Array.isArray(tests) ? tests : [];
  return String(first ?? set.files[0]?.path ?? '');
}
