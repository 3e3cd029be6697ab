import { type EditorState, filesOf } from './editor/editorState';
import type { ExampleControl } from './useExample';
import { useRunText } from './viewContext';

interface FailedEditorProps {
  example: ExampleControl;
  state: EditorState;
}

/** Replaces an editor that can't be rendered: shows the code to copy, and buttons to continue. */
export function FailedEditor({ example, state }: FailedEditorProps) {
  const text = useRunText();
  const file = filesOf(state).find(({ path }) => path === state.active);
  return (
    <section className="run-failed" aria-label={`${text.editor}: ${example.block.path}`}>
      <p role="alert">{text.editorFailed}</p>
      <button type="button" className="run-button" onClick={example.runAgain}>
        {text.run}
      </button>
      <button
        type="button"
        className="run-button"
        onClick={() => example.editor.act({ kind: 'reset' })}
      >
        {text.reset}
      </button>
      <button type="button" className="run-button" onClick={example.closeEditor}>
        {text.closeEditor}
      </button>
      <pre>
        <code>{file?.code}</code>
      </pre>
    </section>
  );
}
