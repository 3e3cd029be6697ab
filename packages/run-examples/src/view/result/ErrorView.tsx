import type { CodeLocation, RunError } from '../../contract';
import { useRunText } from '../viewContext';
import { DiffView } from './DiffView';
import { LocationButton } from './LocationButton';
import { LongText } from './LongText';
import { shortTitle } from './shownText';

/** How many locations of an error are shown. */
const MAX_LOCATIONS = 20;

interface ErrorViewProps {
  error: RunError;
  onGoTo: (location: CodeLocation) => void;
}

/** Rstest's error message, with a colored diff and its locations. */
export function ErrorView({ error, onGoTo }: ErrorViewProps) {
  const text = useRunText();
  const { name, message, diff, locations, truncated } = error;
  return (
    <div className="run-error" dir="ltr" translate="no">
      <div className="run-message">
        {name === '' ? null : <span className="run-name">{`${shortTitle(name)}: `}</span>}
        <LongText text={message} />
      </div>
      {diff === undefined ? null : <DiffView diff={diff} />}
      {truncated ? <p className="run-label">{text.truncated}</p> : null}
      {locations.length === 0 ? null : (
        <ul className="run-places">
          {locations.slice(0, MAX_LOCATIONS).map((location, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an error's locations never change
            <li key={index}>
              <LocationButton location={location} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
