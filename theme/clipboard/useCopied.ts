import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../language/useText';
import { copyText } from './copyText';

/** Copies text and says for `duration` milliseconds that it did. */
export function useCopied(duration: number): [copied: boolean, copy: (text: string) => void] {
  const { copyByHand } = useText();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string) => {
      if (!(await copyText(text, copyByHand))) return;
      clearTimeout(timer.current);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), duration);
    },
    [duration, copyByHand],
  );
  return [copied, copy];
}
