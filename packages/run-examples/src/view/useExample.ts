import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CodeLocation, RunFile } from '../contract';
import { isFixed, type ProjectChanges, projectFiles } from '../project/projectFiles';
import { NO_PROJECT, nextProject } from '../project/projectState';
import { readProject, saveProject } from '../project/savedProjects';
import { type Block, findCode, type Intent } from './example';
import { loadSet } from './pageSets';
import { scrollBehavior } from './result/ResultPanel';
import { failingLines } from './result/runState';
import { useRun } from './result/useRun';
import type { RunViewOptions } from './viewContext';

export type ExampleControl = ReturnType<typeof useExample>;

/** The state of a block: its editor, its runs, and how they affect each other. */
export function useExample(options: RunViewOptions, block: Block) {
  const { set: name, figure, path } = block;
  const id = options.playground.baseOf(name);
  const run = useRun();
  const [project, act] = useReducer(nextProject, NO_PROJECT);
  const [isEditing, setEditing] = useState(false);
  const files = useMemo(() => projectFiles(project), [project]);
  /** Lines that failed in the latest run, by file. */
  const failing = useMemo(() => failingLines(run.state, files), [run.state, files]);
  /** The editor's files; undefined while the editor is closed. */
  const edited = useRef<readonly RunFile[]>(undefined);
  useEffect(() => {
    edited.current = isEditing ? files : undefined;
  }, [isEditing, files]);

  // The changes with which the editor was first opened, also while it's closed. Compared by identity, so
  // that opening an example doesn't save it.
  const initialChanges = useRef<ProjectChanges>(undefined);
  useEffect(() => {
    const { changes } = project;
    if (initialChanges.current && changes !== initialChanges.current) {
      saveProject({ id, changes });
    }
  }, [id, project]);

  const { start, fail, close: forget } = run;
  const edit = useCallback(async () => {
    const button = figure.querySelector('[data-run-action="edit"]');
    if (button) button.ariaBusy = 'true';
    try {
      const { files: base } = await loadSet(options, name);
      if (!initialChanges.current) {
        initialChanges.current = savedChanges(id, base);
        act({ kind: 'open', base, active: path, changes: initialChanges.current });
      }
      setEditing(true);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      if (button) button.ariaBusy = null;
    }
  }, [options, figure, name, path, id, fail]);

  /** The request to edit, if the editor couldn't be opened. */
  const failedEdit = useRef<Intent>(undefined);
  const follow = useCallback(
    async (intent: Intent) => {
      if (intent.kind === 'run') {
        failedEdit.current = undefined;
        return start(async () => {
          const set = await loadSet(options, name);
          return { ...set, files: edited.current ?? set.files };
        });
      }
      const isOpen = await edit();
      // Removes the error of the last attempt to open the editor.
      if (isOpen && failedEdit.current) forget();
      failedEdit.current = isOpen ? undefined : intent;
    },
    [start, edit, forget, options, name],
  );
  /** Runs the code of the editor or, if it's closed, of the block. Reopens an editor that failed to open. */
  const runAgain = useCallback(() => follow(failedEdit.current ?? { kind: 'run' }), [follow]);

  const goTo = useCallback(
    (location: CodeLocation) => {
      if (edited.current) {
        act({ kind: 'show', ...location });
        return;
      }
      const lines = findCode(name, location.path)?.querySelectorAll<HTMLElement>('.line');
      const line = lines?.[location.line - 1];
      if (line) showLine(line);
    },
    [name],
  );

  const closeResults = useCallback(() => {
    forget();
    focusIn(figure, edited.current ? '.run-start' : '[data-run-action="run"]');
  }, [forget, figure]);

  const closeEditor = useCallback(() => {
    setEditing(false);
    // Without the line that an error led to.
    act({ kind: 'show', path: project.active });
    forget();
    // When the block is visible again, return focus to its button.
    requestAnimationFrame(() => focusIn(figure, '[data-run-action="edit"]'));
  }, [project.active, forget, figure]);

  return {
    block,
    project,
    act,
    isEditing,
    run,
    failing,
    follow,
    runAgain,
    goTo,
    closeResults,
    closeEditor,
  };
}

/** The reader's earlier changes to an example; none if only the playground can show them. */
function savedChanges(id: string, base: readonly RunFile[]): ProjectChanges {
  const saved = readProject(id, base);
  if (!saved || saved.isForeign) return {};
  const isShown = ([path, code]: [string, string | null]) =>
    code !== null && !isFixed(path) && base.some((file) => file.path === path);
  return Object.entries(saved.changes).every(isShown) ? saved.changes : {};
}

function focusIn(figure: HTMLElement, selector: string): void {
  figure.querySelector<HTMLElement>(selector)?.focus();
}

/** Scrolls a line of a code block into view, and focuses it, so that screen readers announce it. */
function showLine(line: HTMLElement): void {
  for (const shownLine of document.querySelectorAll('[data-run-shown]')) {
    shownLine.removeAttribute('data-run-shown');
  }
  line.setAttribute('data-run-shown', '');
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
}
