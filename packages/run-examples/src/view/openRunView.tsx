import { useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadSession, withSession } from '../session/loadSession';
import { Editor } from './Editor';
import { loadCodeMirror } from './editor/CodeField';
import { type Block, blockOf, type Intent } from './example';
import { Icon } from './Icon';
import { loadSet } from './pageSets';
import { RunRoot } from './RunRoot';
import { ResultPanel } from './result/ResultPanel';
import { useExample } from './useExample';
import { type PlaygroundEntry, type RunViewOptions, useRunText } from './viewContext';

export type { Intent } from './example';
export type { RunText } from './RunText';
export type { PlaygroundEntry, RunViewOptions } from './viewContext';

export interface RunView {
  /** Loads the files that an intent needs; for when the reader hovers or focuses a button. */
  readonly warm: (figure: HTMLElement, intent: Intent) => void;
  readonly act: (figure: HTMLElement, intent: Intent) => void;
  /** Removes everything; for when the page is left. */
  readonly close: () => void;
}

/** Runs and edits the examples of a page, from the reader's first interaction on. */
export function openRunView(options: RunViewOptions): RunView {
  const roots = new Map<HTMLElement, Root>();
  let isUsed = false;
  return {
    async warm(figure, { kind }) {
      const block = blockOf(figure);
      if (!block) return;
      isUsed = true;
      if (kind === 'edit') loadCodeMirror().catch(() => {});
      try {
        const [set, { warmUp }] = await Promise.all([loadSet(options, block.set), loadSession()]);
        warmUp(options.loadText, set);
      } catch {
        // The click tries again and shows the error.
      }
    },
    act(figure, intent) {
      const block = blockOf(figure);
      if (!block) return;
      isUsed = true;
      const root = roots.get(figure) ?? createRoot(slotIn(figure));
      roots.set(figure, root);
      root.render(
        <RunRoot options={options} resetKey={intent}>
          <Example options={options} block={block} intent={intent} />
        </RunRoot>,
      );
    },
    close() {
      for (const [figure, root] of roots) {
        // Not synchronously, because React may be unmounting the page.
        setTimeout(() => root.unmount());
        figure.removeAttribute('data-editing');
        figure.querySelector(':scope > [data-run-slot]')?.remove();
      }
      if (isUsed) withSession(({ close }) => close());
    },
  };
}

function slotIn(figure: HTMLElement): HTMLElement {
  const slot = document.createElement('div');
  slot.dataset.runSlot = '';
  figure.append(slot);
  return slot;
}

interface ExampleProps {
  options: RunViewOptions;
  block: Block;
  /** The reader's latest request. */
  intent: Intent;
}

/** The results below a code block, and the editor that replaces it. */
function Example({ options, block, intent }: ExampleProps) {
  const { text, playground } = options;
  const example = useExample(options, block);
  const link = <OpenInPlayground set={block.set} playground={playground} />;
  const { isEditing, run, follow } = example;

  useEffect(() => {
    follow(intent);
  }, [intent, follow]);

  // The markup of the block belongs to the page, so it's hidden, not removed.
  useLayoutEffect(() => {
    block.figure.toggleAttribute('data-editing', isEditing);
    return () => block.figure.removeAttribute('data-editing');
  }, [block, isEditing]);

  return (
    <>
      {isEditing ? <Editor example={example} link={link} /> : null}
      <ResultPanel
        label={block.path}
        state={run.state}
        tools={link}
        note={block.format === 'bundle' ? text.notEditable : undefined}
        onRun={example.runAgain}
        onStop={run.stop}
        onClose={example.closeResults}
        onGoTo={example.goTo}
      />
    </>
  );
}

/** A link that opens an example in the playground, with the reader's changes. */
function OpenInPlayground({ set, playground }: { set: string; playground: PlaygroundEntry }) {
  const text = useRunText();
  return (
    <a
      className="icon-button run-tool"
      href={playground.urlOf(playground.baseOf(set))}
      title={text.openPlayground}
      {...playground.linkAttributes}
    >
      <Icon name="open" />
      <span className="visually-hidden">{text.openPlayground}</span>
    </a>
  );
}
