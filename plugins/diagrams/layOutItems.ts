import type { Language } from '../../content/languages.ts';
import { type Box, type Frame, type Item, type Row, textIn } from './diagram.ts';
import type { Area, Arrow, DrawnBox } from './drawing.ts';
import { layOutLink } from './layOutLink.ts';
import { BOX, FRAME, GAP } from './measures.ts';
import { type TextBlock, textBlock } from './textLines.ts';

export interface Placed {
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly arrows: readonly Arrow[];
  /** Of each item. */
  readonly areas: readonly Area[];
}

/** The place of an item; it's at least `height` pixels high. */
type Space = Omit<Area, 'height'> & { readonly height?: number };

/** Places items below each other, all of them as wide as the space, with arrows in between. */
export function layOutItems(items: readonly Item[], space: Space, language: Language): Placed {
  const boxes: DrawnBox[] = [];
  const arrows: Arrow[] = [];
  const areas: Area[] = [];
  let y = space.y;
  for (const [index, item] of items.entries()) {
    const above = items[index - 1];
    if (above) {
      const link = layOutLink(above, item, { ...space, y }, language);
      arrows.push(...link.arrows);
      y += link.height;
    }
    const placed = layOutItem(item, { ...space, y, height: 0 }, language);
    boxes.push(...placed.boxes);
    arrows.push(...placed.arrows);
    areas.push({ ...space, y, height: placed.height });
    y += placed.height;
  }
  return { height: y - space.y, boxes, arrows, areas };
}

function layOutItem(item: Item, space: Space, language: Language): Placed {
  if (item.kind === 'box') return layOutBox(item, space, language);
  if (item.kind === 'frame') return layOutFrame(item, space, language);
  return layOutRow(item, space, language);
}

function layOutRow({ items }: Row, space: Space, language: Language): Placed {
  const width = (space.width - GAP * (items.length - 1)) / items.length;
  const place = (height: number) =>
    items.map((item, index) => {
      const x = space.x + index * (width + GAP);
      return layOutItem(item, { x, y: space.y, width, height }, language);
    });
  const height = Math.max(...place(0).map((placed) => placed.height));
  const columns = place(height);
  return {
    height,
    boxes: columns.flatMap(({ boxes }) => boxes),
    arrows: columns.flatMap(({ arrows }) => arrows),
    areas: [],
  };
}

function layOutFrame({ title, items }: Frame, space: Space, language: Language): Placed {
  const width = space.width - 2 * FRAME.padding;
  const x = space.x + FRAME.padding;
  const heading = textBlock(textIn(title, language), {
    style: 'frame',
    color: 'soft',
    anchor: 'start',
    width,
  });
  const top = FRAME.padding + heading.height + FRAME.titleGap;
  const inner = layOutItems(items, { x, y: space.y + top, width }, language);
  const height = Math.max(space.height ?? 0, top + inner.height + FRAME.padding);
  const lines = heading.at(x, space.y + FRAME.padding);
  const frame: DrawnBox = { ...space, height, tone: 'frame', lines };
  return { height, boxes: [frame, ...inner.boxes], arrows: inner.arrows, areas: [] };
}

function layOutBox(box: Box, space: Space, language: Language): Placed {
  const blocks = textsOf(box, space.width - 2 * BOX.padding.x, language);
  const gaps = BOX.betweenTexts * (blocks.length - 1);
  const textHeight = blocks.reduce((sum, block) => sum + block.height, gaps);
  const height = Math.max(space.height ?? 0, textHeight + 2 * BOX.padding.y);
  let y = space.y + (height - textHeight) / 2;
  const lines = blocks.flatMap((block) => {
    const placed = block.at(space.x + space.width / 2, y);
    y += block.height + BOX.betweenTexts;
    return placed;
  });
  const drawn: DrawnBox = { ...space, height, tone: box.tone ?? 'box', lines };
  return { height, boxes: [drawn], arrows: [], areas: [] };
}

function textsOf({ title, detail, code, tone }: Box, width: number, language: Language) {
  const blocks: TextBlock[] = [];
  const anchor = 'middle';
  if (title) {
    const style = code ? 'code' : 'title';
    const color = tone === 'muted' ? 'soft' : 'text';
    blocks.push(textBlock(textIn(title, language), { style, color, anchor, width }));
  }
  if (detail) {
    blocks.push(
      textBlock(textIn(detail, language), { style: 'detail', color: 'soft', anchor, width }),
    );
  }
  return blocks;
}
