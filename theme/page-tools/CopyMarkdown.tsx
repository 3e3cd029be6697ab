import type { PageText } from '../i18n/text/pageText';
import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import * as styles from './CopyMarkdown.module.css';
import { type CopyState, useCopyMarkdown } from './useCopyMarkdown';

const LABEL: Record<CopyState, (text: PageText) => string> = {
  idle: (text) => text.copyMarkdown,
  loading: (text) => text.copyingMarkdown,
  success: (text) => text.copied,
  failed: (text) => text.copyMarkdownFailed,
};

/** Their labels take the same space, so that the button keeps its width. */
const STACKED: readonly CopyState[] = ['idle', 'loading', 'success'];

/** Copies the page as Markdown; a live region announces the result. */
export function CopyMarkdown() {
  const text = useText();
  const [state, copy] = useCopyMarkdown();
  const label = LABEL[state](text);
  return (
    <>
      <button
        type="button"
        className="text-button"
        data-state={state}
        aria-disabled={state === 'loading'}
        onClick={copy}
      >
        <Icon name={state === 'success' ? 'check' : 'copy'} />
        <span className={styles.labels}>
          {(state === 'failed' ? [state] : STACKED).map((one) => (
            <span key={one} data-shown={one === state}>
              {LABEL[one](text)}
            </span>
          ))}
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : label}
      </span>
    </>
  );
}
