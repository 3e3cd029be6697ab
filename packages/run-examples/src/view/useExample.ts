import { useCallback, useMemo, useRef, useState } from 'react';
import type { CodeLocation } from '../contract';
import { type Block, findLine, type Intent } from './block';
import { type EditorControl, filesOf, useEditor } from './editor/editorState';
import { useSavedEdit } from './editor/useSavedEdit';
import { loadSet } from './pageSets';
import { prefersReducedMotion } from './result/ResultPanel';
import { failingLines, type LinesByFile, unmovedLines } from './result/runState';
import { type Run, useRun } from './result/useRun';
import { type Changes, shareChanges } from './share/sharedCode';
import { useRunView } from './viewContext';

/** A location to show; a new object each time, because the same one can be requested twice. */
export interface Target {
  readonly location: CodeLocation;
}

export interface ExampleControl {
  readonly block: Block;
  readonly editor: EditorControl;
  readonly run: Run;
  /** Lines that failed in the latest run, by file. */
  readonly failing: LinesByFile;
  /** Whether the code came from a link and hasn't run yet. */
  readonly isShared: boolean;
  /** A location for the editor to show. */
  readonly target: Target | undefined;
  readonly follow: (intent: Intent) => void;
  /** Runs the visible code: the editor's, or the block's. */
  readonly runAgain: () => void;
  /** Reloads the page and keeps the reader's changes. */
  readonly reload: () => void;
  readonly goTo: (location: CodeLocation) => void;
  readonly closeResults: () => void;
  readonly closeEditor: () => void;
}

/** One block's state: its editor, its runs, and how they affect each other. */
export function useExample(block: Block): ExampleControl {
  const options = useRunView();
  const run = useRun();
  const editor = useEditor();
  const changesToOpen = useSavedEdit(block, editor.state);
  const [isShared, setShared] = useState(false);
  const [target, setTarget] = useState<Target>();
  const [ran, setRan] = useState<Changes>({});

  const shown = editor.isOpen ? editor.state : undefined;
  const failing = useMemo(
    () => unmovedLines(failingLines(run.state), ran, shown?.changes ?? {}),
    [run.state, ran, shown],
  );
  const shownNow = useRef(shown);
  shownNow.current = shown;

  const { start, fail, close: forget } = run;
  const runShown = useCallback(() => {
    const edited = shownNow.current;
    setShared(false);
    setRan(edited?.changes ?? {});
    start(async () => {
      const set = await loadSet(options, block.set);
      return edited ? { ...set, files: filesOf(edited) } : set;
    });
  }, [start, options, block.set]);

  const { open } = editor;
  const last = useRef<Intent>({ kind: 'run' });
  const hasFailed = useRef(false);
  const follow = useCallback(
    async (intent: Intent) => {
      last.current = intent;
      if (intent.kind === 'run') return runShown();
      setLoading(block.figure, true);
      try {
        if (intent.kind === 'failed') throw intent.error;
        const { files } = await loadSet(options, block.set);
        const fromLink = intent.kind === 'shared' ? intent.changes : undefined;
        open(files, block.path, changesToOpen(files, fromLink));
        setShared(intent.kind === 'shared');
        last.current = { kind: 'run' };
        if (hasFailed.current) forget();
        hasFailed.current = false;
      } catch (error) {
        hasFailed.current = true;
        fail(error);
      } finally {
        setLoading(block.figure, false);
      }
    },
    [runShown, open, changesToOpen, fail, forget, options, block],
  );
  // Retries opening the editor if that failed; otherwise, runs its code.
  const runAgain = useCallback(() => {
    if (last.current.kind === 'failed') last.current.retry();
    else void follow(last.current);
  }, [follow]);

  const reload = useCallback(
    () => void reloadWith(block.set, shownNow.current?.changes ?? {}),
    [block.set],
  );

  const { act } = editor;
  const goTo = useCallback(
    (location: CodeLocation) => {
      if (shownNow.current) {
        act({ kind: 'show', path: location.path });
        setTarget({ location });
        return;
      }
      const line = findLine(document, block.set, location.path, location.line);
      if (line) showLine(line);
    },
    [act, block.set],
  );

  const closeResults = useCallback(() => {
    forget();
    focusIn(block.figure, shownNow.current ? '.run-start' : '[data-run-action="run"]');
  }, [forget, block]);

  const { close } = editor;
  const closeEditor = useCallback(() => {
    close();
    forget();
    setShared(false);
    // When the block is visible again, return focus to its button.
    requestAnimationFrame(() => focusIn(block.figure, '[data-run-action="edit"]'));
  }, [close, forget, block]);

  return {
    block,
    editor,
    run,
    failing,
    isShared,
    target,
    follow,
    runAgain,
    reload,
    goTo,
    closeResults,
    closeEditor,
  };
}

/** Marks the block's Edit button as busy while the editor's code loads. */
function setLoading(figure: HTMLElement, isLoading: boolean): void {
  const button = figure.querySelector('[data-run-action="edit"]');
  if (button) button.ariaBusy = isLoading ? 'true' : null;
}

function focusIn(figure: HTMLElement, selector: string): void {
  figure.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Reloads the page and opens the editor with the changes to an example, like a
 * link to them. If they don't fit in a link, the browser asks the reader first.
 */
export async function reloadWith(set: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length > 0) {
    const hash = await shareChanges(set, changes);
    if (hash) window.history.replaceState(window.history.state, '', hash);
    else window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  }
  window.location.reload();
}

/** Scrolls a line of a plain block into view and focuses it, so that it's seen and announced. */
export function showLine(line: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-run-shown]')) {
    other.removeAttribute('data-run-shown');
  }
  line.setAttribute('data-run-shown', '');
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
