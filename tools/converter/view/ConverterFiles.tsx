import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';
import { saveFile } from '../saveFile';
import { summaryOf } from './ConversionSummary';
import type { ConverterState } from './useConverter';

/** The files, each with how its conversion went. */
export function ConverterFiles({ state, text }: { state: ConverterState; text: ConvertText }) {
  const { files, selected, outcomes, select, clear } = state;
  const converted = outcomes.flatMap((one) => (one?.ok ? [one] : []));
  return (
    <nav className="convert-files" aria-label={text.files}>
      <ul>
        {files.map(({ path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index}>
            <button
              type="button"
              aria-current={index === selected || undefined}
              data-level={levelOf(outcomes[index])}
              onClick={() => select(index)}
            >
              <span translate={path ? 'no' : undefined}>{path || text.input}</span>
              <small>{summaryOf(outcomes[index], text)}</small>
            </button>
          </li>
        ))}
      </ul>
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
    </nav>
  );
}

function levelOf(outcome: ConvertOutcome | undefined): string | undefined {
  if (!outcome) return undefined;
  if (!outcome.ok) return 'manual';
  const levels = new Set(outcome.notes.map(({ level }) => level));
  return ['manual', 'check'].find((level) => levels.has(level as 'manual' | 'check'));
}
