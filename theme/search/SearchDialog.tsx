import type { RefObject } from 'react';
import { useText } from '../i18n/useText';
import { FallbackInput } from './FallbackInput';
import * as styles from './SearchDialog.module.css';
import { hostedSettings } from './searchBackend';
import { useDialogContents } from './useDialogContents';
import { useModalDialog } from './useModalDialog';

export interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  query: string;
  onClose: () => void;
  /** Gets a function that returns the query; `undefined` once the dialog is closed. */
  onLoadFailure: (typed: () => string | undefined) => void;
}

/**
 * The search: a native dialog with an input of its own. Each page's HTML contains it closed, so that it
 * opens at once, also before the page is hydrated. When DocSearch is loaded, it replaces that input and
 * continues with what was typed.
 */
export function SearchDialog({ dialog, open, query, onClose, onLoadFailure }: SearchDialogProps) {
  const text = useText().search;
  useModalDialog({ dialog, open, query, onClose });
  const contents = useDialogContents(dialog, open, onLoadFailure);
  return (
    <dialog
      ref={dialog}
      className={contents ? 'search-dialog' : styles.dialog}
      aria-label={text.dialog}
      data-engine={hostedSettings() ? 'hosted' : 'embedded'}
      onCancel={onClose}
      onMouseDown={(event) => {
        if (!contents && event.target === event.currentTarget) onClose();
      }}
    >
      {contents ? (
        <contents.Component
          dialog={dialog}
          initialQuery={contents.query}
          submitted={contents.submitted}
          onClose={onClose}
        />
      ) : (
        <FallbackInput
          onClose={onClose}
          onEnter={() => dialog.current?.setAttribute('data-submitted', '')}
        />
      )}
    </dialog>
  );
}
