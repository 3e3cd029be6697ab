import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../content/languages';
import { ErrorFinderForm } from './ErrorFinderForm';
import { saveText } from './useErrorFinder';

/** Makes the form in `finder` work, which the build rendered. Returns a function that stops it. */
export function openErrorFinder(finder: HTMLElement, language: Language): () => void {
  // What was entered before is kept even if React has to render the form again.
  const entered = finder.querySelector('textarea')?.value;
  if (entered) saveText(entered);
  const root = hydrateRoot(finder, <ErrorFinderForm language={language} />, {
    // A page that the browser translates differs from what React renders, which then renders it again.
    onRecoverableError() {},
  });
  // React can't unmount a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}
