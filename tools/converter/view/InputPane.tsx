import type { ReactNode } from 'react';
import { useComposedText } from '../../../theme/ui/useComposedText';
import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';
import type { InputFile } from '../savedInput';
import type { ConverterState } from './useConverter';

export const INPUT_ID = 'convert-input';

interface InputPaneProps {
  readonly file: InputFile;
  readonly outcome: ConvertOutcome | undefined;
  readonly state: ConverterState;
  readonly text: ConvertText;
  /** The other ways to enter code, and the settings. */
  readonly children: ReactNode;
}

/** The code as it is, above everything else that can be chosen. */
export function InputPane({ file, outcome, state, text, children }: InputPaneProps) {
  const field = useComposedText<HTMLTextAreaElement>(file.code, (code) => state.edit({ code }));
  const isInvalid = outcome !== undefined && !outcome.ok && outcome.reason !== 'empty';
  return (
    <div className="convert-pane">
      <div className="convert-head">
        <label htmlFor={INPUT_ID} className="convert-title">
          {text.input}
        </label>
      </div>
      <textarea
        id={INPUT_ID}
        className="convert-code"
        placeholder={text.placeholder}
        aria-invalid={isInvalid || undefined}
        spellCheck={false}
        translate="no"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="off"
        rows={18}
        {...field}
      />
      {children}
    </div>
  );
}
