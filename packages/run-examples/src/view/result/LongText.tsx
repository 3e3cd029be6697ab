import type { ReactNode } from 'react';
import { RUN } from '../../limits';
import { useRunText } from '../viewContext';

interface LongTextProps {
  text: string;
  /** Renders the part that's shown at first; by default, as plain text. */
  children?: (shown: string) => ReactNode;
}

/** A text of any length; the reader can open the rest of a long one. */
export function LongText({ text, children }: LongTextProps) {
  const words = useRunText();
  const shown = beginningOf(text);
  const rest = text.slice(shown.length);
  return (
    <>
      {children ? children(shown) : <span>{shown}</span>}
      {rest === '' ? null : (
        <details className="run-rest">
          <summary dir="auto">{words.moreCharacters(rest.length)}</summary>
          <div>{rest}</div>
        </details>
      )}
    </>
  );
}

/** Up to `RUN.textShown` characters: whole lines, or else whole characters. */
function beginningOf(text: string): string {
  if (text.length <= RUN.textShown) return text;
  const beginning = text.slice(0, RUN.textShown);
  const line = beginning.lastIndexOf('\n') + 1;
  return line > 0 ? beginning.slice(0, line) : beginning.replace(/[\uD800-\uDBFF]$/, '');
}
