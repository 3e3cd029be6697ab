import type { Line } from './drawing.ts';
import { TEXT } from './measures.ts';
import { textWidth } from './textWidth.ts';

export interface TextBlock {
  readonly height: number;
  /** The lines, for a horizontal anchor and a top edge. */
  readonly at: (x: number, y: number) => Line[];
}

export interface TextOptions {
  readonly style: keyof typeof TEXT;
  readonly color: Line['color'];
  readonly anchor: Line['anchor'];
  /** Available width in pixels. */
  readonly width: number;
}

/** Sets a text, whose lines end with `\n`. Throws if a line is too wide. */
export function textBlock(text: string, options: TextOptions): TextBlock {
  const { lineHeight, ascent, ...style } = TEXT[options.style];
  const { anchor, color, width: available } = options;
  const lines = text.split('\n');
  for (const line of lines) {
    const width = Math.ceil(textWidth(line, style));
    if (width <= available) continue;
    const sizes = `${width} pixels wide, and its box has room for ${Math.floor(available)}`;
    throw new Error(`"${line}" is ${sizes}: shorten it, or break the line with \\n`);
  }
  return {
    height: lines.length * lineHeight,
    at: (x, y) =>
      lines.map((line, index) => ({
        ...style,
        text: line,
        x,
        y: y + index * lineHeight + ascent,
        anchor,
        color,
      })),
  };
}
