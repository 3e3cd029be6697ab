import { useCallback, useEffect, useRef, useState } from 'react';
import { TIMING } from '../../../site';

/** A word on what a button did, for as long as a copy button says that it copied. */
export function useSaid(): [said: string, say: (words: string) => void] {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((words: string) => {
    clearTimeout(timer.current);
    setSaid(words);
    timer.current = setTimeout(() => setSaid(''), TIMING.copyCodeSuccess);
  }, []);
  return [said, say];
}
