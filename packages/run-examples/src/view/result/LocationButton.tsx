import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { shortTitle } from './shownText';

interface LocationButtonProps {
  location: CodeLocation;
  onGoTo: (location: CodeLocation) => void;
}

/** A button that jumps to a location in the example's code. */
export function LocationButton({ location, onGoTo }: LocationButtonProps) {
  const text = useRunText();
  const { line, column } = location;
  const path = shortTitle(location.path);
  return (
    <button
      type="button"
      className="run-place"
      title={text.goToLine(path, line)}
      onClick={() => onGoTo(location)}
    >
      {[path, line, ...(column === undefined ? [] : [column])].join(':')}
    </button>
  );
}
