import { useCallback, useEffect, useRef, useState } from 'react';
import { STATUS_MESSAGE_DURATION } from '../limits';

/** A status message of a button, which `show` shows for a moment. */
export function useStatusMessage(): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((newMessage: string) => {
    clearTimeout(timer.current);
    setMessage(newMessage);
    timer.current = setTimeout(() => setMessage(''), STATUS_MESSAGE_DURATION);
  }, []);
  return [message, show];
}
