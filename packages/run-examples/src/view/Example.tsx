import { useEffect, useLayoutEffect } from 'react';
import type { Block, Intent } from './block';
import { Editor } from './editor/Editor';
import { OpenInPlayground } from './OpenInPlayground';
import { RenderBoundary } from './RenderBoundary';
import { PanelHead } from './result/PanelHead';
import { ResultPanel, type ResultPanelProps } from './result/ResultPanel';
import type { RunStatus } from './result/runStatus';
import { useExample } from './useExample';
import { useRunText } from './viewContext';

interface ExampleProps {
  block: Block;
  /** The reader's latest request; a new object each time. */
  intent: Intent;
}

/** The results below a code block, and the editor that replaces it and survives errors of the results. */
export function Example({ block, intent }: ExampleProps) {
  const example = useExample(block);
  const { editor, run, follow } = example;
  const { state } = editor;

  useEffect(() => {
    void follow(intent);
  }, [intent, follow]);

  // The block's own markup belongs to the page, so it's hidden, not removed.
  useLayoutEffect(() => {
    block.figure.toggleAttribute('data-editing', editor.isOpen);
    return () => block.figure.removeAttribute('data-editing');
  }, [block, editor.isOpen]);

  const panel: ResultPanelProps = {
    label: block.path,
    state: run.state,
    isEditable: block.format !== 'bundle',
    tools: <OpenInPlayground example={example} />,
    onRun: example.runAgain,
    onStop: run.stop,
    onReload: example.reload,
    onShowMore: run.showMore,
    onClose: example.closeResults,
    onGoTo: example.goTo,
  };
  return (
    <>
      {editor.isOpen && state ? <Editor example={example} state={state} /> : null}
      <RenderBoundary resetKey={run.state.results} fallback={<FailedPanel {...panel} />}>
        <ResultPanel {...panel} />
      </RenderBoundary>
    </>
  );
}

/** Replaces results that can't be rendered, until the next run. */
function FailedPanel({ label, state, onRun, onStop, onClose }: ResultPanelProps) {
  const text = useRunText();
  const status: RunStatus =
    state.phase === 'preparing'
      ? { mark: 'busy', sentence: text.preparing }
      : { mark: 'fail', sentence: text.resultsFailed };
  return (
    <section className="run-panel" data-terminal role="alert" aria-label={text.resultsOf(label)}>
      <PanelHead
        status={status}
        isRunning={state.phase !== 'ended'}
        onRun={onRun}
        onStop={onStop}
        onClose={onClose}
      />
    </section>
  );
}
