import type { Language } from '../../content/languages.ts';
import { type Item, textIn } from './diagram.ts';
import type { Area, Arrow } from './drawing.ts';
import { GAP, LINK } from './measures.ts';
import { type TextBlock, textBlock } from './textLines.ts';

type Space = Omit<Area, 'height'>;

/** The arrows from an item to the one below it, one for each column, and the height they need. */
export function layOutLink(
  above: Item,
  below: Item,
  space: Space,
  language: Language,
): { height: number; arrows: Arrow[] } {
  const link = below.link ?? 'down';
  if (link === 'none') return { height: GAP, arrows: [] };
  const centers = columnCenters(Math.max(columnsOf(above), columnsOf(below)), space);
  const label = below.linkLabel && linkLabel(textIn(below.linkLabel, language), centers, space);
  const height = Math.max(LINK.height, label ? label.block.height + 2 * LINK.labelPadding : 0);
  const { y } = space;
  const ends = link === 'up' ? [y + height, y] : [y, y + height];
  const lines = label ? label.block.at(label.x, y + (height - label.block.height) / 2) : [];
  return {
    height,
    arrows: centers.map((x, index) => ({
      points: ends.map((end) => [x, end] as const),
      blocked: link === 'blocked',
      label: index === 0 ? lines : [],
    })),
  };
}

function columnsOf(item: Item): number {
  return item.kind === 'row' ? item.items.length : 1;
}

function columnCenters(count: number, { x, width }: Space): number[] {
  const step = (width + GAP) / count;
  return Array.from({ length: count }, (_, index) => x + index * step + (step - GAP) / 2);
}

/** To the right of a single arrow, or centered between the first two. */
function linkLabel(text: string, centers: number[], space: Space): { x: number; block: TextBlock } {
  const [first = 0, second] = centers;
  const options = { style: 'detail', color: 'soft' } as const;
  if (second === undefined) {
    const x = first + LINK.labelGap;
    const width = space.x + space.width - x;
    return { x, block: textBlock(text, { ...options, anchor: 'start', width }) };
  }
  const width = second - first - 2 * LINK.labelGap;
  const x = (first + second) / 2;
  return { x, block: textBlock(text, { ...options, anchor: 'middle', width }) };
}
