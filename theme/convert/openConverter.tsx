import { createRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, languageOfTag } from '../../content/languages';
import { addStylesheet } from '../ui/addStylesheet';
import stylesheet from './convert.css?url';
import { CONVERT_TEXT } from './convertText';
import { Converter } from './view/Converter';

/** Shows the converter in `place`. Resolves to what removes it. */
export async function openConverter(
  place: HTMLElement,
  isLeft: () => boolean,
): Promise<() => void> {
  await addStylesheet(stylesheet);
  if (isLeft()) return () => {};
  const language = languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  place.replaceChildren();
  const root = createRoot(place);
  root.render(<Converter language={language} text={CONVERT_TEXT[language]} />);
  // Not at once: React may be in the middle of taking the page away.
  return () => setTimeout(() => root.unmount());
}
