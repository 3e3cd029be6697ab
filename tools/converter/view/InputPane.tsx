import { KINDS, type Kind } from 'convert-tests/kind';
import { type ChangeEvent, type CompositionEvent, useEffect, useId, useRef, useState } from 'react';
import * as codeStyles from '../../../theme/prose/CodeBlock.module.css';
import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../createConverter';
import { EXAMPLES } from '../examples';
import type { InputFile } from '../inputFiles';
import type { ConverterState } from './useConverter';

export const INPUT_ID = 'convert-input';

interface InputPaneProps {
  readonly file: InputFile;
  readonly outcome: ConvertOutcome | undefined;
  readonly state: ConverterState;
  readonly text: ConvertText;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Attributes of fields whose text browsers shouldn't correct. */
const UNCORRECTED = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const;

/** The field for the code, above the file button, the examples, and the settings. */
export function InputPane({ onFiles, ...props }: InputPaneProps) {
  const { file, outcome, state, text } = props;
  const field = useComposedText<HTMLTextAreaElement>(file.code, (code) => state.edit({ code }));
  const isInvalid = outcome?.ok === false && outcome.reason !== 'empty';
  return (
    <div className="convert-pane">
      <div className="convert-row">
        <label htmlFor={INPUT_ID} className="convert-title">
          {text.input}
        </label>
        <FileButton text={text} onFiles={onFiles} />
      </div>
      <textarea
        id={INPUT_ID}
        className={`${codeStyles.pre} convert-code`}
        placeholder={text.placeholder}
        aria-invalid={isInvalid || undefined}
        translate="no"
        wrap="off"
        {...UNCORRECTED}
        {...field}
      />
      <p className="convert-row">
        <span>{text.examples}</span>
        {EXAMPLES.map(({ kind, path, code }) => (
          <button
            key={kind}
            type="button"
            className="text-button"
            onClick={() => state.show([{ path, code }])}
          >
            {text.kinds[kind]}
          </button>
        ))}
      </p>
      <Settings {...props} />
    </div>
  );
}

function FileButton({ text, onFiles }: Pick<InputPaneProps, 'text' | 'onFiles'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="text-button" onClick={() => field.current?.click()}>
        {text.choose}
      </button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept=".js,.cjs,.mjs,.jsx,.ts,.cts,.mts,.tsx,.json"
        onChange={({ target }) => {
          onFiles(target.files ?? []);
          target.value = '';
        }}
      />
    </>
  );
}

/** Settings for the name and kind of the file, and for global functions. They open if no kind is detected. */
function Settings({ file, outcome, state, text }: Omit<InputPaneProps, 'onFiles'>) {
  const id = useId();
  const { edit, globals, setGlobals } = state;
  const name = useComposedText<HTMLInputElement>(file.path, (path) => edit({ path }));
  const detected = outcome?.ok && !file.kind ? text.kinds[outcome.kind] : undefined;
  const isUnknown = outcome?.ok === false && outcome.reason === 'unknown';
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isUnknown) setIsOpen(true);
  }, [isUnknown]);
  return (
    <details
      className="convert-settings"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text.settings}</summary>
      <div className="convert-fields">
        <div>
          <label htmlFor={`${id}-name`}>{text.name}</label>
          <input id={`${id}-name`} placeholder="jest.config.js" {...UNCORRECTED} {...name} />
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
            onChange={({ target }) => setGlobals(target.value as typeof globals)}
          >
            <option value="import">{text.globalsImport}</option>
            <option value="keep">{text.globalsKeep}</option>
          </select>
        </div>
      </div>
    </details>
  );
}

/**
 * The props of a controlled field. While an input method composes, only the field has the text; `onChange`
 * gets it at the end of the composition.
 */
function useComposedText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      setComposed(isComposing ? target.value : undefined);
      if (!isComposing) onChange(target.value);
    },
    // The last input comes before this event in some browsers, and after it in others.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      setComposed(undefined);
      onChange(currentTarget.value);
    },
  };
}
