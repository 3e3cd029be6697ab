import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../language/useText';
import { ZOOM } from '../site';

export interface Zoom {
  /** Whether the image answers already; an image inside a link never does, it is the link's. */
  attached: boolean;
  open: () => void;
}

/** Lets an image be enlarged. The code for it comes with the first one that is. */
export function useZoom(image: RefObject<HTMLImageElement | null>): Zoom {
  const text = useText();
  const [attached, setAttached] = useState(false);
  const remove = useRef<() => void>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAttached(image.current?.closest('a, button') === null);
    }, ZOOM.attachDelay);
    return () => {
      clearTimeout(timer);
      // The page has gone from beneath it.
      remove.current?.();
    };
  }, [image]);

  const open = useCallback(async () => {
    const loaded = await import('./openZoom').catch(console.error);
    const { current } = image;
    if (!loaded || !current || document.querySelector('dialog[open]')) return;
    remove.current = loaded.openZoom(current, {
      image: current.alt || text.zoomImage,
      close: text.closeImage,
    });
  }, [image, text]);
  return { attached, open };
}
