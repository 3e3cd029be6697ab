import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { STATUS_MESSAGE_DURATION } from '../limits';
import { isChanged, isFixed, projectFiles } from '../project/projectFiles';
import { canUndo } from '../project/projectState';
import { CodeArea } from './editor/CodeArea';
import { Icon, ToolButton } from './Icon';
import type { ExampleControl } from './useExample';
import { type PlaygroundEntry, useRunText, useViewOptions } from './viewContext';

interface EditorProps {
  example: ExampleControl;
  /** Among the buttons. */
  link: ReactNode;
}

/** The example's files, which can be edited and run. */
export function Editor({ example, link }: EditorProps) {
  const text = useRunText();
  const section = useRef<HTMLElement>(null);
  const { project, act, failing, target, block } = example;

  useEffect(() => section.current?.querySelector('textarea')?.focus(), []);

  return (
    <section ref={section} className="run-editor" aria-label={`${text.editor}: ${block.path}`}>
      <CodeArea
        project={project}
        act={act}
        failing={failing}
        target={target}
        isFixed={isFixed}
        blockOf={(path) => (path === block.path ? block.figure : undefined)}
        tools={<EditorTools example={example} link={link} />}
        onRun={example.runAgain}
      />
    </section>
  );
}

/** Buttons for the editor's code, and a message about what the last one did. */
function EditorTools({ example, link }: EditorProps) {
  const { text, copyText } = useViewOptions();
  const [message, showMessage] = useStatusMessage();
  const { project, act, runAgain, closeEditor } = example;

  const copy = async () => {
    const file = projectFiles(project).find(({ path }) => path === project.active);
    if (await copyText(file?.code ?? '', text.copyByHand)) showMessage(text.copied);
  };
  const canRestore = canUndo(project) && !isChanged(project);
  return (
    <div className="run-tools">
      <p className="run-said" role="status">
        {message}
      </p>
      <ToolButton
        icon={canRestore ? 'restore' : 'reset'}
        label={canRestore ? text.restore : text.reset}
        disabled={!isChanged(project) && !canRestore}
        onClick={() => act({ kind: canRestore ? 'undo' : 'reset' })}
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

/** A link that opens an example as a project, with what the reader changed in it. */
export function OpenInPlayground({
  set,
  playground,
}: {
  set: string;
  playground: PlaygroundEntry;
}) {
  const text = useRunText();
  const warm = () => playground.warm(set);
  return (
    <a
      className="run-tool"
      href={playground.urlOf(playground.baseOf(set))}
      title={text.openPlayground}
      {...playground.linkAttributes}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Icon name="open" />
      <span className="visually-hidden">{text.openPlayground}</span>
    </a>
  );
}

/** A status message of a button, shown as long as a copy button shows that it copied. */
export function useStatusMessage(): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((shown: string) => {
    clearTimeout(timer.current);
    setMessage(shown);
    timer.current = setTimeout(() => setMessage(''), STATUS_MESSAGE_DURATION);
  }, []);
  return [message, show];
}
