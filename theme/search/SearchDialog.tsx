import { useRef } from 'react';
import { useText } from '../i18n/useText';
import { FallbackInput } from './FallbackInput';
import * as styles from './SearchDialog.module.css';
import { hostedSettings } from './settings';
import { useDialogContents } from './useDialogContents';
import { useModalDialog } from './useModalDialog';

interface SearchDialogProps {
  /** Ends with a line break if Enter was pressed. */
  initialQuery: string;
  onClose: () => void;
  /** Gets a function that returns the query; `undefined` once the dialog is closed. */
  onLoadFailure: (typed: () => string | undefined) => void;
}

/**
 * The open search: a native dialog that opens at once, with an input of its own. When DocSearch is
 * loaded, it replaces that input and continues with what was typed.
 */
export function SearchDialog({ initialQuery, onClose, onLoadFailure }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useText().search;
  const { contents, composition, onEnter } = useDialogContents(dialog, initialQuery, onLoadFailure);
  useModalDialog(dialog, onClose);
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
          initialQuery={initialQuery}
          composition={composition}
          onClose={onClose}
          onEnter={onEnter}
        />
      )}
    </dialog>
  );
}
