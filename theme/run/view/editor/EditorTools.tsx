import { copyText } from '../../../clipboard/copyText';
import { Icon } from '../../../icons/Icon';
import { shareChanges } from '../share/sharedCode';
import type { ExampleControl } from '../useExample';
import { useRunText } from '../words/RunWords';
import { LinkIcon, ResetIcon } from './EditorIcons';
import { type EditorState, filesOf, isEdited } from './editorState';
import { useSaid } from './useSaid';

interface EditorToolsProps {
  example: ExampleControl;
  state: EditorState;
}

/** What can be done with the editor's code; what came of it is said beside the buttons. */
export function EditorTools({ example, state }: EditorToolsProps) {
  const text = useRunText();
  const [said, say] = useSaid();
  const { editor, block, runAgain, closeEditor } = example;

  const copy = async (copied: string, content: string) => {
    if (await copyText(content, text.copyByHand)) say(copied);
  };
  const copyCode = () => {
    const file = filesOf(state).find(({ path }) => path === state.active);
    void copy(text.copied, file?.code ?? '');
  };
  const copyLink = async () => {
    const fragment = await shareChanges(block.set, state.changes);
    if (fragment === undefined) return say(text.linkTooLong);
    const address = new URL(window.location.href);
    address.hash = fragment;
    await copy(text.linkCopied, address.href);
  };
  const canRestore = state.discarded !== undefined && !isEdited(state);

  return (
    <div className="run-tools">
      <p className="run-said" role="status">
        {said}
      </p>
      <button
        type="button"
        className="run-tool"
        title={canRestore ? text.restore : text.reset}
        disabled={!isEdited(state) && !canRestore}
        onClick={() => editor.act({ kind: canRestore ? 'restore' : 'reset' })}
      >
        <ResetIcon isRestore={canRestore} />
        <span className="visually-hidden">{canRestore ? text.restore : text.reset}</span>
      </button>
      <button type="button" className="run-tool" title={text.copy} onClick={copyCode}>
        <Icon name="copy" />
        <span className="visually-hidden">{text.copy}</span>
      </button>
      <button type="button" className="run-tool" title={text.copyLink} onClick={copyLink}>
        <LinkIcon />
        <span className="visually-hidden">{text.copyLink}</span>
      </button>
      <button type="button" className="run-tool" title={text.closeEditor} onClick={closeEditor}>
        <Icon name="close" />
        <span className="visually-hidden">{text.closeEditor}</span>
      </button>
      <button type="button" className="run-button run-start" onClick={runAgain}>
        <Icon name="play" />
        {text.run}
      </button>
    </div>
  );
}
