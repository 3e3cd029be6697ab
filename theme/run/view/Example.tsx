import { useEffect, useLayoutEffect } from 'react';
import type { Block } from './block';
import { Editor } from './editor/Editor';
import type { Intent } from './intent';
import { ResultPanel } from './result/ResultPanel';
import { useExample } from './useExample';

interface ExampleProps {
  block: Block;
  setsUrl: string;
  /** A new object each time: what the reader asked for last. */
  intent: Intent;
}

/** What stands beneath a block that is run, and in its place while it is edited. */
export function Example({ block, setsUrl, intent }: ExampleProps) {
  const example = useExample(block, setsUrl);
  const { editor, run, follow } = example;

  useEffect(() => {
    void follow(intent);
  }, [intent, follow]);

  // The block's own markup belongs to the page: it is hidden, not taken away.
  useLayoutEffect(() => {
    block.figure.toggleAttribute('data-editing', editor.isOpen);
  }, [block, editor.isOpen]);

  return (
    <>
      {editor.isOpen && editor.state ? <Editor example={example} state={editor.state} /> : null}
      <ResultPanel
        label={block.path}
        state={run.state}
        isEditable={block.place !== 'bundle'}
        onRun={example.runAgain}
        onStop={run.stop}
        onClose={example.closeResults}
        onPlace={example.goTo}
      />
    </>
  );
}
