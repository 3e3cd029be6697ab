interface Rect {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TooltipPlacement {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Distance from the name, and from the edges of the viewport. */
const GAP = 4;
const MARGIN = 8;

/** Where a tooltip of a size is below or above a name without covering it; all in CSS pixels. */
export function placeTooltip(name: Rect, tooltip: Size, viewport: Size): TooltipPlacement {
  const below = viewport.height - MARGIN - (name.bottom + GAP);
  const above = name.top - GAP - MARGIN;
  const isBelow = tooltip.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(tooltip.height, maxHeight);
  return {
    left: Math.max(MARGIN, Math.min(name.left, viewport.width - MARGIN - tooltip.width)),
    top: isBelow ? name.bottom + GAP : name.top - GAP - height,
    maxHeight,
  };
}
