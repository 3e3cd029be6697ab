import { useCallback, useEffect, useRef, useState } from 'react';
import { STATUS_MESSAGE_DURATION } from '../../limits';
import { Icon } from '../Icon';
import { OpenInPlayground } from '../OpenInPlayground';
import { shareChanges } from '../share/sharedCode';
import type { ExampleControl } from '../useExample';
import { useRunView } from '../viewContext';
import { type EditorState, filesOf, isEdited } from './editorState';

interface EditorToolsProps {
  example: ExampleControl;
  state: EditorState;
}

/** Buttons for the editor's code, and a message about what the last one did. */
export function EditorTools({ example, state }: EditorToolsProps) {
  const { text, copyText } = useRunView();
  const [message, showMessage] = useStatusMessage();
  const { editor, block, runAgain, closeEditor } = example;

  const copy = async (content: string, copied: string) => {
    if (await copyText(content, text.copyByHand)) showMessage(copied);
  };
  const copyCode = () => {
    const file = filesOf(state).find(({ path }) => path === state.active);
    void copy(file?.code ?? '', text.copied);
  };
  const copyLink = async () => {
    const fragment = await shareChanges(block.set, state.changes);
    if (fragment === undefined) return showMessage(text.linkTooLong);
    const address = new URL(window.location.href);
    address.hash = fragment;
    await copy(address.href, text.linkCopied);
  };
  const canRestore = state.discarded !== undefined && !isEdited(state);

  return (
    <div className="run-tools">
      <p className="run-said" role="status">
        {message}
      </p>
      <button
        type="button"
        className="run-tool"
        title={canRestore ? text.restore : text.reset}
        disabled={!isEdited(state) && !canRestore}
        onClick={() => editor.act({ kind: canRestore ? 'restore' : 'reset' })}
      >
        <Icon name={canRestore ? 'restore' : 'reset'} />
        <span className="visually-hidden">{canRestore ? text.restore : text.reset}</span>
      </button>
      <button type="button" className="run-tool" title={text.copy} onClick={copyCode}>
        <Icon name="copy" />
        <span className="visually-hidden">{text.copy}</span>
      </button>
      <button type="button" className="run-tool" title={text.copyLink} onClick={copyLink}>
        <Icon name="link" />
        <span className="visually-hidden">{text.copyLink}</span>
      </button>
      <OpenInPlayground example={example} />
      <button type="button" className="run-tool" title={text.closeEditor} onClick={closeEditor}>
        <Icon name="close" />
        <span className="visually-hidden">{text.closeEditor}</span>
      </button>
      <button type="button" className="run-button run-start" onClick={runAgain}>
        <Icon name="play" />
        <span>{text.run}</span>
      </button>
    </div>
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
