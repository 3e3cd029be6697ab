import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';

interface PlaceButtonProps {
  place: CodePlace;
  onPlace: (place: CodePlace) => void;
}

/** A place in the example's code, which it leads to. */
export function PlaceButton({ place, onPlace }: PlaceButtonProps) {
  const text = useRunText();
  const { path, line, column } = place;
  return (
    <button
      type="button"
      className="run-place"
      title={text.place(path, line)}
      onClick={() => onPlace(place)}
    >
      {[path, line, ...(column === undefined ? [] : [column])].join(':')}
    </button>
  );
}
