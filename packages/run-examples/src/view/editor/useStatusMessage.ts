import { useCallback, useEffect, useRef, useState } from 'react';
import { STATUS_MESSAGE_DURATION } from '../../limits';

/** A status message of a button, shown as long as a copy button shows that it copied. */
export function useStatusMessage(): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((shown: string) => {
    clearTimeout(timer.current);
    setMessage(shown);
    timer.current = setTimeout(() => setMessage(''), STATUS_MESSAGE_DURATION);
  }, []);
  return [message, show];
}
