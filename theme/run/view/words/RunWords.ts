import { createContext, useContext } from 'react';
import { RUN_TEXT, type RunText } from './runText';

/** The page's language, from the root of each example. */
export const RunWords = createContext<RunText>(RUN_TEXT.en);

export function useRunText(): RunText {
  return useContext(RunWords);
}
