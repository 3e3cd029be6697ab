import { createContext, useContext } from 'react';
import type { LoadFailure, LoadText } from '../contract';
import type { RunText } from './RunText';

/** Text and functions that the site provides to examples and to the playground. */
export interface ViewOptions {
  readonly text: RunText;
  readonly loadText: LoadText;
  /** Why a script couldn't be loaded, from the error of a dynamic import; undefined for other errors. */
  readonly loadFailureOf: (error: unknown) => Promise<LoadFailure | undefined>;
  /**
   * Copies text to the clipboard and resolves to whether it was copied. If the browser refuses, the function
   * can ask the reader to copy, with the text `byHand(shortcut)`.
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

/** The options of a page for its examples. */
export interface RunViewOptions extends ViewOptions {
  /** URL of the page's examples, a JSON file created by the build. */
  readonly setsUrl: string;
  /** Where examples can be opened as projects. */
  readonly playground: PlaygroundEntry;
}

export interface PlaygroundEntry {
  /** The ID of the project that is based on an example. */
  readonly baseOf: (set: string) => string;
  /** The URL that opens the project with this ID. */
  readonly urlOf: (base: string) => string;
  /** Attributes of links within the site. */
  readonly linkAttributes: Readonly<Record<`data-${string}`, string>>;
}
