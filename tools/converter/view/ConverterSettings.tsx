import { KINDS, type Kind } from 'convert-tests/kind';
import { useId } from 'react';
import { useComposedText } from '../../../theme/ui/useComposedText';
import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';
import type { InputFile } from '../savedInput';
import type { ConverterState } from './useConverter';

export interface SettingsProps {
  readonly file: InputFile;
  readonly outcome: ConvertOutcome | undefined;
  readonly state: ConverterState;
}

/** What the code is taken for, and how it's converted. */
export function ConverterSettings({
  file,
  outcome,
  state,
  text,
}: SettingsProps & { text: ConvertText }) {
  const id = useId();
  const { edit, globals, setGlobals } = state;
  const name = useComposedText<HTMLInputElement>(file.path, (path) => edit({ path }));
  const detected = outcome?.ok && !file.kind ? text.kinds[outcome.kind] : undefined;
  return (
    <div className="convert-settings">
      <div>
        <label htmlFor={`${id}-name`}>{text.name}</label>
        <input
          id={`${id}-name`}
          placeholder="jest.config.js"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          {...name}
        />
      </div>
      <div>
        <label htmlFor={`${id}-kind`}>{text.kind}</label>
        <select
          id={`${id}-kind`}
          value={file.kind ?? ''}
          onChange={({ target }) => edit({ kind: (target.value || undefined) as Kind | undefined })}
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
  );
}
