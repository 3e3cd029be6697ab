import { useEffect, useState } from 'react';

export type Presence = 'there' | 'leaving' | undefined;

/**
 * Keeps a closed element mounted until its exit animation has ended, for at most `deadline`
 * milliseconds, in case the animation never ends or starts.
 */
export function usePresence(open: boolean, deadline: number) {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), deadline);
    return () => clearTimeout(timer);
  }, [leaving, deadline]);
  const presence: Presence = open ? 'there' : leaving ? 'leaving' : undefined;
  const onAnimationEnd = () => {
    if (leaving) setLeaving(false);
  };
  return { presence, onAnimationEnd };
}
