import { useEffect, useLayoutEffect } from 'react';
import type { Block, Intent } from './block';
import { Editor, OpenInPlayground } from './Editor';
import { ResultPanel } from './result/ResultPanel';
import { useExample } from './useExample';
import type { RunViewOptions } from './viewContext';

interface ExampleProps {
  options: RunViewOptions;
  block: Block;
  /** The reader's latest request; a new object each time. */
  intent: Intent;
}

/** The results below a code block, and the editor that replaces it. */
export function Example({ options, block, intent }: ExampleProps) {
  const { text, playground } = options;
  const example = useExample(options, block);
  const link = <OpenInPlayground set={block.set} playground={playground} />;
  const { isEditing, run, follow } = example;

  useEffect(() => {
    follow(intent);
  }, [intent, follow]);

  // The block's own markup belongs to the page, so it's hidden, not removed.
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
