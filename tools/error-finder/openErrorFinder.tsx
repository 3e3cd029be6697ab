import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../content/languages';
import { ErrorFinderForm } from './ErrorFinderForm';

/** Makes the form in `finder` work, which the build rendered. Returns a function that stops it. */
export function openErrorFinder(finder: HTMLElement, language: Language): () => void {
  const root = hydrateRoot(finder, <ErrorFinderForm language={language} />);
  // React can't unmount a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}
