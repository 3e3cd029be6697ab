import type { CodePlace, RunError } from '../../contract';
import { diffLines } from './diffLines';
import { PlaceButton } from './PlaceButton';

interface ErrorViewProps {
  error: RunError;
  onPlace: (place: CodePlace) => void;
}

/** An error as Rstest words it, its difference in colour, and where it happened. */
export function ErrorView({ error, onPlace }: ErrorViewProps) {
  const { name, message, diff, places } = error;
  return (
    <div className="run-error" dir="ltr">
      <p className="run-message">
        {name === '' ? null : <span className="run-name">{name}: </span>}
        {message}
      </p>
      {diff === undefined ? null : (
        <pre className="run-diff">
          {diffLines(diff).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that never changes
            <span key={index} data-kind={line.kind}>
              {line.text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
      {places.length === 0 ? null : (
        <ul className="run-places">
          {places.map((place) => (
            <li key={`${place.path}:${place.line}:${place.column}`}>
              <PlaceButton place={place} onPlace={onPlace} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
