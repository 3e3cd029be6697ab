import { normalizeImagePath } from '@rspress/core/runtime';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useText } from '../language/useText';
import { useZoom } from './useZoom';
import './zoom.css';

type Props = ComponentProps<'img'> & { 'data-zoom-src'?: string };

/** An image of the text that a click, Enter or Space enlarges; plain until scripts run. */
export function ZoomableImage({ src = '', alt = '', ...rest }: Props) {
  const text = useText();
  const image = useRef<HTMLImageElement>(null);
  const { attached, open } = useZoom(image);
  const larger = rest['data-zoom-src'];
  const asButton = attached
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-label': alt === '' ? text.zoomImage : `${text.zoomImage}: ${alt}`,
        onClick: open,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // Space would scroll the page.
          event.preventDefault();
          open();
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
      data-zoom-src={larger && normalizeImagePath(larger)}
      {...asButton}
    />
  );
}
