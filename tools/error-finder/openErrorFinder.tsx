import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../content/languages';
import { ErrorFinderForm } from './ErrorFinderForm';
import { saveText } from './useErrorFinder';

/** Hydrates the form in `finder`, which the build rendered. Returns a function that unmounts it. */
export function openErrorFinder(finder: HTMLElement, language: Language): () => void {
  // Keeps the text that was entered before, even if React has to render the form again.
  const entered = finder.querySelector('textarea')?.value;
  if (entered) saveText(entered);
  const root = hydrateRoot(finder, <ErrorFinderForm language={language} />, {
    // If the browser has translated the page, React renders the form again, which isn't an error.
    onRecoverableError() {},
  });
  // React can't unmount a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}
