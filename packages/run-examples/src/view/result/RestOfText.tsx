import { useRunText } from '../viewContext';

/** The part of a text that isn't shown at first, if there is one. */
export function RestOfText({ rest }: { rest: string }) {
  const text = useRunText();
  if (rest === '') return null;
  return (
    <details className="run-rest">
      <summary dir="auto">{text.moreCharacters(rest.length)}</summary>
      <div>{rest}</div>
    </details>
  );
}
