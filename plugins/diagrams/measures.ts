/** Sizes in pixels. On the narrowest phones, a diagram is shown at five sixths of its size. */
export const WIDTH = 336;

/** Between the edge of the diagram and its items. */
export const MARGIN = 14;

/** Between the items of a row, and between items that aren't linked. */
export const GAP = 10;

export const LINK = { height: 26, labelGap: 10, labelPadding: 9 } as const;

/** To the right of the items. */
export const LOOP = { width: 20 } as const;

export const BOX = { padding: { x: 6, y: 9 }, betweenTexts: 2 } as const;

export const FRAME = { padding: 10, titleGap: 7 } as const;

/** `ascent` is the distance from the top of a line to its baseline. */
export const TEXT = {
  title: { size: 15, bold: true, lineHeight: 20, ascent: 15 },
  code: { size: 13, bold: true, code: true, lineHeight: 19, ascent: 14 },
  detail: { size: 13, lineHeight: 18, ascent: 13.5 },
  frame: { size: 13, bold: true, lineHeight: 18, ascent: 13.5 },
} as const;
