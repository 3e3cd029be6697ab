import { createRoot, type Root } from 'react-dom/client';
import { type Block, blockOf, findBlock, type Intent } from './block';
import { Example } from './Example';
import { loadPageSets, loadSet } from './pageSets';
import { RunRoot } from './RenderBoundary';
import { openShared } from './share/openShared';
import { parseFragment } from './share/sharedCode';
import { closeSharedSession, warmSession } from './sharedSession';
import type { RunViewOptions } from './viewContext';

export type { Intent } from './block';
export type { RunText } from './RunText';
export type { PlaygroundEntry, RunViewOptions } from './viewContext';

export interface RunView {
  /** Loads what a run needs; for when the reader hovers or focuses a button. */
  readonly warm: (figure: HTMLElement) => void;
  readonly act: (figure: HTMLElement, intent: Intent) => void;
  /** Opens the code in the fragment of a link. */
  readonly openLink: (hash: string) => void;
  /** Removes everything; for when the page is left. */
  readonly close: () => void;
}

/** Runs and edits the examples of a page, from the reader's first interaction on. */
export function openRunView(options: RunViewOptions): RunView {
  const roots = new Map<HTMLElement, Root>();

  const show = (block: Block, intent: Intent) => {
    const root = roots.get(block.figure) ?? createRoot(slotIn(block.figure));
    roots.set(block.figure, root);
    root.render(
      <RunRoot options={options} resetKey={intent}>
        <Example block={block} intent={intent} />
      </RunRoot>,
    );
  };
  const leave = new AbortController();
  let linked: string | undefined;
  const open = async (hash: string): Promise<void> => {
    const shared = parseFragment(hash);
    const block = typeof shared === 'object' ? findBlock(document, shared.set) : undefined;
    try {
      if (block) await loadPageSets(options);
    } catch (error) {
      const retry = () => void open(hash);
      if (block && !leave.signal.aborted) show(block, { kind: 'failed', error, retry });
      return;
    }
    await openShared({ hash, options, show, left: leave.signal });
  };
  return {
    warm(figure) {
      const block = blockOf(figure);
      if (!block) return;
      loadSet(options, block.set).then(
        (set) => warmSession(options.loadText, set),
        // The click tries again and shows the error.
        () => {},
      );
    },
    act(figure, intent) {
      const block = blockOf(figure);
      if (block) show(block, intent);
    },
    openLink(hash) {
      // Return to the already opened editor with the changes made since.
      if (hash === linked) return;
      linked = hash;
      void open(hash);
    },
    close() {
      leave.abort();
      for (const [figure, root] of roots) {
        // Not synchronously, because React may be unmounting the page.
        setTimeout(() => root.unmount());
        figure.removeAttribute('data-editing');
        figure.querySelector(':scope > [data-run-slot]')?.remove();
      }
      closeSharedSession();
    },
  };
}

function slotIn(figure: HTMLElement): HTMLElement {
  const slot = document.createElement('div');
  slot.dataset.runSlot = '';
  figure.append(slot);
  return slot;
}
