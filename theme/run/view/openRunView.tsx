import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '../../text/languages';
import { type Block, blockOf } from './block';
import { Example } from './Example';
import type { Intent } from './intent';
import { loadPageSets } from './pageSets';
import { openShared } from './share/openShared';
import { closeSharedSession, warmSession } from './sharedSession';
import { RunWords } from './words/RunWords';
import { RUN_TEXT } from './words/runText';

/** The page on which examples run. */
export interface RunPage {
  readonly language: Language;
  /** Where its examples are. */
  readonly setsUrl: string;
}

export interface RunView {
  /** The reader came near a button: what a run needs is got ready. */
  readonly warm: (figure: HTMLElement) => void;
  readonly act: (figure: HTMLElement, intent: Intent) => void;
  /** Opens what the fragment of a link holds. */
  readonly openLink: (hash: string) => void;
  /** Takes everything away: the page is left. */
  readonly close: () => void;
}

/** All that stands around running examples, from the first intent on. */
export function openRunView({ language, setsUrl }: RunPage): RunView {
  const roots = new Map<HTMLElement, Root>();
  const text = RUN_TEXT[language];

  const show = (block: Block, intent: Intent) => {
    const root = roots.get(block.figure) ?? createRoot(slotIn(block.figure));
    roots.set(block.figure, root);
    root.render(
      <RunWords value={text}>
        <Example block={block} setsUrl={setsUrl} intent={intent} />
      </RunWords>,
    );
  };
  const leave = new AbortController();
  let linked: string | undefined;
  return {
    warm(figure) {
      const block = blockOf(figure);
      if (block) warmSession(block.place);
      // Asked for again, and shown to the reader, by the click.
      loadPageSets(setsUrl).catch(() => {});
    },
    act(figure, intent) {
      const block = blockOf(figure);
      if (block) show(block, intent);
    },
    openLink(hash) {
      // Back to where it was opened: what was written since stays.
      if (hash === linked) return;
      linked = hash;
      void openShared({ hash, setsUrl, text, show, left: leave.signal });
    },
    close() {
      leave.abort();
      for (const [figure, root] of roots) {
        // Not at once: React may be in the middle of taking the page away.
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
