import { normalizeImagePath } from '@rspress/core/runtime';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../language/useText';
import { ZOOM } from '../site';
import { openZoom } from './openZoom';
import './zoom.css';

/** An image of the text that a click, Enter or Space enlarges; plain until scripts run. */
export function ZoomableImage({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const [attached, setAttached] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      // An image inside a link is the link's.
      setAttached(image.current?.closest('a, button') === null);
    }, ZOOM.attachDelay);
    return () => clearTimeout(timer);
  }, []);

  const zoom = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (image.current) void openZoom(image.current);
  };
  const asButton = attached
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-label': alt === '' ? text.zoomImage : `${text.zoomImage}: ${alt}`,
        onClick: zoom,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' || event.key === ' ') zoom(event);
        },
      }
    : {};
  return (
    <img
      ref={image}
      className="zoomable"
      loading="lazy"
      {...rest}
      src={normalizeImagePath(src)}
      alt={alt}
      {...asButton}
    />
  );
}
