import { useEffect, useState } from 'react';

export type Presence = 'there' | 'leaving' | undefined;

/**
 * Keeps something that has closed on the page until its leaving animation has ended, `deadline`
 * milliseconds at most: an animation that never ends (or never began) must not keep it for ever.
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
