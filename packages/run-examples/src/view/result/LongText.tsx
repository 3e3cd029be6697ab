import { RestOfText } from './RestOfText';
import { splitText } from './shownText';

/** A text of any length; a button shows the rest of a long one. */
export function LongText({ text }: { text: string }) {
  const { shown, rest } = splitText(text);
  return (
    <>
      <span>{shown}</span>
      <RestOfText rest={rest} />
    </>
  );
}
