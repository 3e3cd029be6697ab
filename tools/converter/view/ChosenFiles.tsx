import { useId } from 'react';
import { type ConvertText, summaryOf } from '../convertText';
import { saveFile } from '../inputFiles';
import type { ConverterState } from './useConverter';

/** A choice of the file to show, with the status of each conversion. */
export function ChosenFiles({ state, text }: { state: ConverterState; text: ConvertText }) {
  const id = useId();
  const { files, selected, outcomes, select, clear } = state;
  const converted = outcomes.flatMap((outcome) => (outcome?.ok ? [outcome] : []));
  return (
    <div className="convert-row">
      <div className="convert-settings">
        <div>
          <label htmlFor={id}>{text.files}</label>
          <select
            id={id}
            translate="no"
            value={selected}
            onChange={({ target }) => select(target.selectedIndex)}
          >
            {files.map(({ path }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <option key={index} value={index}>
                {`${path || text.input} – ${summaryOf(outcomes[index], text)}`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p>
        <button
          type="button"
          className="chip"
          disabled={converted.length === 0}
          onClick={() => converted.forEach(saveFile)}
        >
          {text.downloadAll}
        </button>
        <span> </span>
        <button type="button" className="chip" onClick={clear}>
          {text.clear}
        </button>
      </p>
    </div>
  );
}
