import { createContext, useContext } from 'react';
import type { LoadFailure, LoadText } from '../contract';
import type { RunText } from './RunText';

/** The page whose examples run, and what the site provides. */
export interface RunViewOptions {
  /** URL of the page's examples, a JSON file created by the build. */
  readonly setsUrl: string;
  readonly text: RunText;
  readonly loadText: LoadText;
  /**
   * Why a script of the site couldn't be loaded, from the error of a dynamic import;
   * undefined for other errors.
   */
  readonly loadFailureOf?: (error: unknown) => Promise<LoadFailure | undefined>;
  /**
   * Copies to the clipboard and resolves to whether it did. If the browser refuses, it can ask
   * the reader to copy: `byHand` is the text for that, with the platform's shortcut.
   */
  readonly copyText: (text: string, byHand: (shortcut: string) => string) => Promise<boolean>;
  /** Where examples can be opened as projects, if the site has a playground. */
  readonly playground?: PlaygroundEntry;
}

export interface PlaygroundEntry {
  /** The id of the project that an example is the base of. */
  readonly baseOf: (set: string) => string;
  /** The address that opens it. */
  readonly urlOf: (base: string) => string;
  /** Attributes of links within the site. */
  readonly linkAttributes: Readonly<Record<`data-${string}`, string>>;
  /** The reader hovers or focuses the link: what the playground needs is loaded. */
  readonly warm: (set: string) => void;
}

const ViewContext = createContext<RunViewOptions | undefined>(undefined);

/** Provided to each example of a page. */
export const RunViewProvider = ViewContext.Provider;

export function useRunView(): RunViewOptions {
  const options = useContext(ViewContext);
  if (!options) throw new Error('An example is rendered outside of RunViewProvider.');
  return options;
}

export function useRunText(): RunText {
  return useRunView().text;
}
