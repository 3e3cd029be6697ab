import { useCallback, useMemo, useRef, useState } from 'react';
import type { CodePlace } from '../contract';
import { type Block, findLine } from './block';
import { filesOf } from './editor/editorState';
import { type EditorControl, useEditor } from './editor/useEditor';
import type { Intent } from './intent';
import { loadSet } from './pageSets';
import { failingLines, type LinesByFile, unmovedLines } from './result/failingLines';
import { type Run, useRun } from './result/useRun';
import type { Changes } from './share/sharedCode';
import { showLine } from './showLine';

/** A place to show, and when it was asked for: the same one may be wanted twice. */
export interface Target {
  readonly place: CodePlace;
}

export interface ExampleControl {
  readonly block: Block;
  readonly editor: EditorControl;
  readonly run: Run;
  /** Lines that failed in the code as it was run, by file. */
  readonly failing: LinesByFile;
  /** Whether the code came with a link and has not been run yet. */
  readonly isShared: boolean;
  /** The editor shall show it. */
  readonly target: Target | undefined;
  readonly follow: (intent: Intent) => void;
  /** Runs what the reader sees: the editor's code, or the block's. */
  readonly runAgain: () => void;
  readonly goTo: (place: CodePlace) => void;
  readonly closeResults: () => void;
  readonly closeEditor: () => void;
}

/** One block's state: its editor, its runs, and how one shows in the other. */
export function useExample(block: Block, setsUrl: string): ExampleControl {
  const run = useRun();
  const editor = useEditor();
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

  const { start, fail } = run;
  const runShown = useCallback(() => {
    const edited = shownNow.current;
    setShared(false);
    setRan(edited?.changes ?? {});
    start(async () => {
      const set = await loadSet(setsUrl, block.set);
      return edited ? { ...set, files: filesOf(edited) } : set;
    });
  }, [start, setsUrl, block.set]);

  const { open } = editor;
  const last = useRef<Intent>({ kind: 'run' });
  const follow = useCallback(
    async (intent: Intent) => {
      last.current = intent;
      if (intent.kind === 'run') return runShown();
      try {
        const { files } = await loadSet(setsUrl, block.set);
        open(files, block.path, intent.kind === 'shared' ? intent.changes : undefined);
        setShared(intent.kind === 'shared');
        last.current = { kind: 'run' };
      } catch (error) {
        fail(error);
      }
    },
    [runShown, open, fail, setsUrl, block],
  );
  // What failed to open is tried once more, what is open is run.
  const runAgain = useCallback(() => void follow(last.current), [follow]);

  const { act } = editor;
  const goTo = useCallback(
    (place: CodePlace) => {
      if (shownNow.current) {
        act({ kind: 'show', path: place.path });
        setTarget({ place });
        return;
      }
      const line = findLine(document, block.set, place.path, place.line);
      if (line) showLine(line);
    },
    [act, block.set],
  );

  const { close: forget } = run;
  const closeResults = useCallback(() => {
    forget();
    focusIn(block.figure, shownNow.current ? '.run-start' : '[data-run-action="run"]');
  }, [forget, block]);

  const { close } = editor;
  const closeEditor = useCallback(() => {
    close();
    forget();
    setShared(false);
    // Once the block is there again, its button is where the reader came from.
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
    goTo,
    closeResults,
    closeEditor,
  };
}

function focusIn(figure: HTMLElement, selector: string): void {
  figure.querySelector<HTMLElement>(selector)?.focus();
}
