import { KINDS, type Kind } from 'convert-tests/kind';
import { useId } from 'react';
import type { ConvertText } from '../convertText';
import type { Outcome } from '../messages';
import type { InputFile } from '../savedInput';
import type { ConverterState } from './useConverter';

export const INPUT_ID = 'convert-input';

interface InputPaneProps {
  readonly file: InputFile;
  readonly outcome: Outcome | undefined;
  readonly state: ConverterState;
  readonly text: ConvertText;
}

/** The code as it is, and what it's taken for. */
export function InputPane({ file, outcome, state, text }: InputPaneProps) {
  const id = useId();
  const { edit, globals, setGlobals } = state;
  const detected = outcome?.ok && !file.kind ? text.kinds[outcome.kind] : undefined;
  const isInvalid = outcome !== undefined && !outcome.ok && outcome.reason !== 'empty';
  return (
    <div className="convert-pane">
      <div className="convert-settings">
        <div>
          <label htmlFor={`${id}-name`}>{text.name}</label>
          <input
            id={`${id}-name`}
            value={file.path}
            placeholder="jest.config.js"
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => edit({ path: target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-kind`}>{text.kind}</label>
          <select
            id={`${id}-kind`}
            value={file.kind ?? ''}
            onChange={({ target }) =>
              edit({ kind: (target.value || undefined) as Kind | undefined })
            }
          >
            <option value="">{text.detected(detected)}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-globals`}>{text.globals}</label>
          <select
            id={`${id}-globals`}
            value={globals}
            onChange={({ target }) => setGlobals(target.value as 'import' | 'keep')}
          >
            <option value="import">{text.globalsImport}</option>
            <option value="keep">{text.globalsKeep}</option>
          </select>
        </div>
      </div>
      <label htmlFor={INPUT_ID} className="convert-title">
        {text.input}
      </label>
      <textarea
        id={INPUT_ID}
        className="convert-code"
        value={file.code}
        placeholder={text.placeholder}
        aria-invalid={isInvalid || undefined}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        rows={18}
        onChange={({ target }) => edit({ code: target.value })}
      />
    </div>
  );
}
