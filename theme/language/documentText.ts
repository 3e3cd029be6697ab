import { type Language, TEXT, type Text } from '../text';

/** The words of the language that the document is in, for what isn't part of React's tree. */
export function documentText(): Text {
  return TEXT[document.documentElement.lang as Language] ?? TEXT.en;
}
