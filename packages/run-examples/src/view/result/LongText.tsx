import { RestOfText } from './RestOfText';
import { splitText } from './shownText';

/** A text of any length; the reader opens what is beyond its beginning. */
export function LongText({ text }: { text: string }) {
  const { shown, rest } = splitText(text);
  return (
    <>
      {shown}
      <RestOfText rest={rest} />
    </>
  );
}
