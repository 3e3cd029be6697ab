import { useRef } from 'react';
import type { ConvertText } from '../convertText';
import { type ConverterExample, EXAMPLES } from '../examples';
import { ConverterSettings, type SettingsProps } from './ConverterSettings';

interface ToolbarProps extends SettingsProps {
  readonly text: ConvertText;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly onExample: (example: Pick<ConverterExample, 'path' | 'code'>) => void;
}

/** Ways to get code into the converter, and what the code is. */
export function ConverterToolbar({ text, onFiles, onExample, ...settings }: ToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="convert-toolbar">
      <div className="convert-row">
        <p className="convert-choose">
          <button type="button" className="chip" onClick={() => field.current?.click()}>
            {text.choose}
          </button>
          <span>{` ${text.drop}`}</span>
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
        </p>
        <fieldset>
          <legend>{text.examples}</legend>
          {EXAMPLES.map(({ kind, path, code }) => (
            <button
              key={kind}
              type="button"
              className="chip"
              onClick={() => onExample({ path, code })}
            >
              {text.kinds[kind]}
            </button>
          ))}
        </fieldset>
      </div>
      <ConverterSettings text={text} {...settings} />
    </div>
  );
}
