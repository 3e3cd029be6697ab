import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import './zoom.css';

type Props = ComponentProps<'img'> & { 'data-zoom-src'?: string };

/** An image of the text that can be enlarged; plain until scripts run (theme/prose/behaviors/images.ts). */
export function ZoomableImage({ src = '', alt = '', ...rest }: Props) {
  const larger = rest['data-zoom-src'];
  return (
    <img
      className="zoomable"
      loading="lazy"
      {...rest}
      src={normalizeImagePath(src)}
      alt={alt}
      data-zoom-src={larger && normalizeImagePath(larger)}
    />
  );
}
