import { createRoot } from 'react-dom/client';
import type { Language } from '../../content/languages';
import { CONVERT_TEXT } from './convertText';
import { ConverterApp } from './view/ConverterApp';

/** Shows the converter in `element`. Returns a function that removes it. */
export function openConverter(element: HTMLElement, language: Language): () => void {
  element.replaceChildren();
  const root = createRoot(element);
  root.render(<ConverterApp language={language} text={CONVERT_TEXT[language]} />);
  // React can't unmount a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}
