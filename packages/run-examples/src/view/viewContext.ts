import { createContext, useContext } from 'react';
import type { RunText } from './RunText';
import type { RunViewOptions } from './runViewOptions';

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
