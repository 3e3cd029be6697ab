export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/**
 * Where the enlarged image stands: in the middle of the window, as large as it is by nature but
 * never smaller than on the page, and never larger than the window.
 */
export function enlargedBox(onPage: Size, natural: Size, space: Size): Box {
  const wanted = Math.max(natural.width / onPage.width, natural.height / onPage.height, 1);
  const possible = Math.min(space.width / onPage.width, space.height / onPage.height);
  const scale = Math.min(wanted, possible);
  const width = onPage.width * scale;
  const height = onPage.height * scale;
  return { left: (space.width - width) / 2, top: (space.height - height) / 2, width, height };
}

/** The transform that makes what stands in `box` appear in `place`; its origin is the corner. */
export function transformTo(place: Box, box: Box): string {
  const x = place.left - box.left;
  const y = place.top - box.top;
  return `translate(${x}px, ${y}px) scale(${place.width / box.width})`;
}

/** Drawings have no size of their own that they would be blurred beyond. */
export function isDrawing(address: string): boolean {
  return /\.svg(?:[?#]|$)|^data:image\/svg/i.test(address);
}
