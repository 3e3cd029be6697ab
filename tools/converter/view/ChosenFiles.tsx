import { useId } from 'react';
import { type ConvertText, summaryOf } from '../convertText';
import { saveFiles } from '../inputFiles';
import type { ConverterState } from './useConverter';

/** A choice of the file to show, with the status of each conversion. */
export function ChosenFiles({ state, text }: { state: ConverterState; text: ConvertText }) {
  const id = useId();
  const { files, selected, outcomes, select, clear } = state;
  const converted = outcomes.flatMap((outcome) => (outcome?.ok ? [outcome] : []));
  return (
    <div>
      <div className="convert-row">
        <label htmlFor={id} className="convert-title">
          {text.files}
        </label>
        <button
          type="button"
          className="text-button"
          disabled={converted.length === 0}
          onClick={() => saveFiles(converted)}
        >
          {text.downloadAll}
        </button>
        <button type="button" className="text-button" onClick={clear}>
          {text.clear}
        </button>
      </div>
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
  );
}
