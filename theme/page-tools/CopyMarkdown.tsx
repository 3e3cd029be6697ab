import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import type { PageText } from '../text/pageText';
import { type CopyState, useCopyMarkdown } from './useCopyMarkdown';

const LABEL: Record<CopyState, (text: PageText) => string> = {
  idle: (text) => text.copyMarkdown,
  loading: (text) => text.copyingMarkdown,
  success: (text) => text.copied,
  failed: (text) => text.copyMarkdownFailed,
};

/** Copies the whole page as Markdown; how it went is also said aloud. */
export function CopyMarkdown() {
  const text = useText();
  const [state, copy] = useCopyMarkdown();
  const label = LABEL[state](text);
  return (
    <>
      <button
        type="button"
        className="chip"
        data-state={state}
        aria-disabled={state === 'loading'}
        onClick={copy}
      >
        <Icon name={state === 'success' ? 'check' : 'copy'} />
        {label}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : label}
      </span>
    </>
  );
}
