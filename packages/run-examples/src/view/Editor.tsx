import { type ReactNode, useEffect, useRef } from 'react';
import { isChanged, isFixed, projectFiles } from '../project/projectFiles';
import { CodeArea } from './editor/CodeArea';
import { findCode } from './example';
import { Icon, ToolButton } from './Icon';
import type { ExampleControl } from './useExample';
import { useStatusMessage } from './useStatusMessage';
import { useRunText, useViewOptions } from './viewContext';

interface EditorProps {
  example: ExampleControl;
  /** A link that's shown among the buttons of the editor. */
  link: ReactNode;
}

/** The example's files, which can be edited and run. */
export function Editor({ example, link }: EditorProps) {
  const text = useRunText();
  const section = useRef<HTMLElement>(null);
  const { project, act, failing, block } = example;

  useEffect(() => section.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(), []);

  return (
    <section ref={section} className="run-editor" aria-label={`${text.editor}: ${block.path}`}>
      <CodeArea
        project={project}
        act={act}
        failing={failing}
        highlightedOf={(path) => findCode(block.set, path)}
        isFixed={isFixed}
        tools={<EditorTools example={example} link={link} />}
        onRun={example.runAgain}
      />
    </section>
  );
}

/** Buttons for the editor's code, and a message about the effect of the last one. */
function EditorTools({ example, link }: EditorProps) {
  const { text, copyText } = useViewOptions();
  const [message, showMessage] = useStatusMessage();
  const { project, act, runAgain, closeEditor } = example;

  const copy = async () => {
    const file = projectFiles(project).find(({ path }) => path === project.active);
    if (await copyText(file?.code ?? '', text.copyByHand)) showMessage(text.copied);
  };
  return (
    <div className="run-tools">
      <p className="run-said" role="status">
        {message}
      </p>
      <ToolButton
        icon="reset"
        label={text.reset}
        disabled={!isChanged(project)}
        onClick={() => act({ kind: 'reset' })}
      />
      <ToolButton icon="copy" label={text.copy} onClick={() => void copy()} />
      {link}
      <ToolButton icon="close" label={text.closeEditor} onClick={closeEditor} />
      <button type="button" className="run-button run-start" onClick={runAgain}>
        <Icon name="play" />
        <span>{text.run}</span>
      </button>
    </div>
  );
}
