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
  readonly watch: boolean;
  readonly setWatch: (watch: boolean) => void;
  readonly runAll: () => void;
  readonly failing: LinesByFile;
  /** What of the last run's project a page can't do. */
  readonly notes: readonly ProjectNote[];
}

/** Runs a project when it's opened, when the reader says so, and after changes while watching. */
export function useProjectRun(project: ProjectControl): ProjectRun {
  const { opened, error, files, isForeign, accept } = project;
  const options = usePlayOptions();
  const run = useRun();
  const [watch, setWatch] = useState(true);
  const [notes, setNotes] = useState<readonly ProjectNote[]>([]);
  /** The files of the last run; undefined before the first. */
  const last = useRef<readonly RunFile[]>(undefined);

  const { start, fail, close } = run;
  const runAll = useCallback(() => {
    if (!opened) return;
    last.current = files;
    accept();
    start(async () => {
      const planned = await runnableProject(opened, files, options);
      if (last.current === files) setNotes(planned.notes);
      return planned.set;
    });
  }, [opened, files, start, accept, options]);

  // Another project: its code runs by itself unless it came with a link.
  const shown = useRef<typeof opened>(undefined);
  useEffect(() => {
    if (!opened || shown.current === opened || files.length === 0) return;
    shown.current = opened;
    last.current = undefined;
    setNotes([]);
    if (opened.isForeign) close();
    else runAll();
  }, [opened, files, runAll, close]);

  useEffect(() => {
    if (error !== undefined) fail(error);
  }, [error, fail]);

  useEffect(() => {
    if (!watch || isForeign || !last.current || last.current === files) return;
    const timer = setTimeout(runAll, PROJECT.watchPause);
    return () => clearTimeout(timer);
  }, [files, watch, isForeign, runAll]);

  const failing = useMemo(() => failingLines(run.state, files), [run.state, files]);
  return { run, watch, setWatch, runAll, failing, notes };
}
