import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import './zoom.css';

/** An image in a page's text, which scripts make a button (theme/prose/behaviors/images.ts). */
export function ZoomableImage({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  return (
    <img className="zoomable" loading="lazy" {...rest} src={normalizeImagePath(src)} alt={alt} />
  );
}
