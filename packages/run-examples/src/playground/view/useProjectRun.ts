import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RunFile } from '../../contract';
import { PROJECT } from '../../limits';
import { failingLines, type LinesByFile } from '../../view/result/runState';
import { type Run, useRun } from '../../view/result/useRun';
import { changedPaths } from '../plan/affectedTests';
import { planInWorker } from '../plan/planner';
import type { ProjectNote } from '../plan/readModules';
import { usePlay } from './playOptions';
import { isBase, runnableProject, testsToRun } from './prepareRun';
import type { ProjectControl } from './useProject';

/** Which test files ran last, of how many; `unaffected` if a change had nothing to run. */
export type Ran = { readonly tests: number; readonly of: number } | 'unaffected' | undefined;

export interface ProjectRun {
  readonly run: Run;
  readonly ran: Ran;
  readonly watch: boolean;
  readonly setWatch: (watch: boolean) => void;
  /** Runs all test files. */
  readonly runAll: () => void;
  readonly failing: LinesByFile;
  readonly notes: readonly ProjectNote[];
}

/** Runs a project: all of it when it's opened or the reader says so, what changes affect while watching. */
export function useProjectRun(project: ProjectControl): ProjectRun {
  const { opened, files, isForeign, accept } = project;
  const options = usePlay();
  const run = useRun();
  const [watch, setWatch] = useState(true);
  const [ran, setRan] = useState<Ran>();
  /** The files of the last run; undefined before the first. */
  const last = useRef<readonly RunFile[]>(undefined);
  /** Test files whose last run didn't come to its end. */
  const pending = useRef<ReadonlySet<string>>(new Set());
  const now = useRef(files);
  now.current = files;

  const { start, fail, close } = run;
  const runAll = useCallback(() => {
    if (!opened) return;
    const current = now.current;
    last.current = current;
    accept();
    start(async () => {
      const set = await runnableProject(opened, current, options);
      const tests = (set.options.tests ?? []) as readonly string[];
      pending.current = new Set(tests);
      setRan({ tests: tests.length, of: tests.length });
      return set;
    });
  }, [opened, start, accept, options]);

  const runAffected = useCallback(async () => {
    const before = last.current;
    const current = now.current;
    if (!opened || !before || before === current) return;
    try {
      const tests = await testsToRun(before, current, pending.current);
      if (now.current !== current) return;
      last.current = current;
      if (tests.length === 0) return setRan('unaffected');
      start(async () => {
        const set = await runnableProject(opened, current, options);
        const all = (set.options.tests ?? []) as readonly string[];
        pending.current = new Set(tests);
        setRan({ tests: tests.length, of: all.length });
        return { ...set, options: { ...set.options, tests } };
      });
    } catch (error) {
      fail(error);
    }
  }, [opened, start, fail, options]);

  const { outcome } = run.state;
  useEffect(() => {
    if (outcome?.kind === 'done') pending.current = new Set();
  }, [outcome]);

  // Another project: its code runs by itself unless it came with a link.
  const shown = useRef<typeof opened>(undefined);
  useEffect(() => {
    if (!opened || shown.current === opened || files.length === 0) return;
    shown.current = opened;
    last.current = undefined;
    setRan(undefined);
    if (opened.isForeign) close();
    else runAll();
  }, [opened, files, runAll, close]);

  useEffect(() => {
    if (!watch || isForeign || !last.current || last.current === files) return;
    const timer = setTimeout(() => void runAffected(), PROJECT.watchPause);
    return () => clearTimeout(timer);
  }, [files, watch, isForeign, runAffected]);

  const failing = useMemo(
    () => unmoved(failingLines(run.state), last.current, files),
    [run.state, files],
  );
  return { run, ran, watch, setWatch, runAll, failing, notes: useNotes(project) };
}

/** Without the files that were changed since they ran: their lines have moved. */
function unmoved(
  lines: LinesByFile,
  before: readonly RunFile[] | undefined,
  files: readonly RunFile[],
): LinesByFile {
  const changed = new Set(changedPaths(before ?? [], files));
  return new Map([...lines].filter(([path]) => !changed.has(path)));
}

/** What of the project a page can't do. */
function useNotes({ opened, files }: ProjectControl): readonly ProjectNote[] {
  const [notes, setNotes] = useState<readonly ProjectNote[]>([]);
  useEffect(() => {
    let isLeft = false;
    const show = (shown: readonly ProjectNote[]) => {
      if (!isLeft) setNotes(shown);
    };
    // As the build has it, everything in it runs.
    if (!opened || isBase(opened.set, files)) show([]);
    else
      planInWorker(files).then(
        (plan) => show(plan.notes),
        () => show([]),
      );
    return () => {
      isLeft = true;
    };
  }, [opened, files]);
  return notes;
}
