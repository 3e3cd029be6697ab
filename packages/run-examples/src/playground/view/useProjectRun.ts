import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RunFile } from '../../contract';
import { PROJECT } from '../../limits';
import { failingLines, type LinesByFile } from '../../view/result/runState';
import { type Run, useRun } from '../../view/result/useRun';
import type { ProjectNote } from '../plan/planProject';
import { runnableProject } from '../plan/runnableProject';
import { usePlayOptions } from './playOptions';
import type { ProjectControl } from './useProject';

export interface ProjectRun {
  readonly run: Run;
  readonly isWatching: boolean;
  readonly setWatching: (isWatching: boolean) => void;
  readonly runAll: () => void;
  /** The lines that failed in the last run. */
  readonly failing: LinesByFile;
  /** The parts of the project that a page doesn't support, as of the last run. */
  readonly notes: readonly ProjectNote[];
}

/** Runs a project when it's opened, when the reader asks for it, and in watch mode after changes. */
export function useProjectRun(project: ProjectControl): ProjectRun {
  const { opened, error, files, isForeign, accept } = project;
  const options = usePlayOptions();
  const run = useRun();
  const [isWatching, setWatching] = useState(true);
  const [notes, setNotes] = useState<readonly ProjectNote[]>([]);
  /** The files of the last run; undefined before the first. */
  const lastFiles = useRef<readonly RunFile[]>(undefined);

  const { start, fail, close } = run;
  const runAll = useCallback(() => {
    if (!opened) return;
    lastFiles.current = files;
    accept();
    start(async () => {
      const planned = await runnableProject(opened, files, options);
      if (lastFiles.current === files) setNotes(planned.notes);
      return planned.set;
    });
  }, [opened, files, start, accept, options]);

  // Runs another project when it's opened, unless its code came with a link.
  const lastOpened = useRef<typeof opened>(undefined);
  useEffect(() => {
    if (!opened || lastOpened.current === opened) return;
    lastOpened.current = opened;
    lastFiles.current = undefined;
    setNotes([]);
    if (opened.isForeign) close();
    else runAll();
  }, [opened, runAll, close]);

  useEffect(() => {
    if (error !== undefined) fail(error);
  }, [error, fail]);

  useEffect(() => {
    if (!isWatching || isForeign || !lastFiles.current || lastFiles.current === files) return;
    const timer = setTimeout(runAll, PROJECT.watchPause);
    return () => clearTimeout(timer);
  }, [files, isWatching, isForeign, runAll]);

  const failing = useMemo(() => failingLines(run.state, files), [run.state, files]);
  return { run, isWatching, setWatching, runAll, failing, notes };
}
