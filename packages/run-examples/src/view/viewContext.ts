import { createContext, useContext } from 'react';
import type { LoadFailure, LoadText } from '../contract';
import type { RunText } from './RunText';

/** What the site provides to examples and to the playground. */
export interface ViewOptions {
  readonly text: RunText;
  readonly loadText: LoadText;
  /**
   * Why a script of the site couldn't be loaded, from the error of a dynamic import;
   * undefined for other errors.
   */
  readonly loadFailureOf: (error: unknown) => Promise<LoadFailure | undefined>;
  /**
   * Copies to the clipboard and resolves to whether it did. If the browser refuses, it can ask
   * the reader to copy: `byHand` is the text for that, with the platform's shortcut.
   */
  readonly copyText: (text: string, byHand: (shortcut: string) => string) => Promise<boolean>;
}

const ViewContext = createContext<ViewOptions | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

export function useViewOptions(): ViewOptions {
  const options = useContext(ViewContext);
  if (!options) throw new Error('An example is rendered outside of ViewProvider.');
  return options;
}

export function useRunText(): RunText {
  return useViewOptions().text;
}

/** The page whose examples run. */
export interface RunViewOptions extends ViewOptions {
  /** URL of the page's examples, a JSON file created by the build. */
  readonly setsUrl: string;
  /** Where examples can be opened as projects. */
  readonly playground: PlaygroundEntry;
}

export interface PlaygroundEntry {
  /** The id of the project that an example is the base of. */
  readonly baseOf: (set: string) => string;
  /** The address that opens it. */
  readonly urlOf: (base: string) => string;
  /** Attributes of links within the site. */
  readonly linkAttributes: Readonly<Record<`data-${string}`, string>>;
}
