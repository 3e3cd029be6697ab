import type { Language } from '../../content/languages.ts';
import { type Diagram, type Item, textIn } from './diagram.ts';
import type { Arrow, Drawing } from './drawing.ts';
import { layOutItems, type Placed } from './layOutItems.ts';
import { LOOP, MARGIN, WIDTH } from './measures.ts';

/** Lays out a diagram in a language. Throws if a text is missing or doesn't fit. */
export function layOut(diagram: Diagram, language: Language): Drawing {
  try {
    return draw(diagram, language);
  } catch (error) {
    const where = `The diagram "${diagram.name}" (${language}), plugins/diagrams/specs`;
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}

function draw(diagram: Diagram, language: Language): Drawing {
  const loopWidth = diagram.loop ? LOOP.width : 0;
  const area = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN - loopWidth };
  const placed = layOutItems(diagram.items, area, language);
  return {
    title: textIn(diagram.title, language),
    width: WIDTH,
    height: area.y + placed.height + MARGIN,
    boxes: placed.boxes,
    arrows: [...placed.arrows, ...loopArrow(diagram, placed)],
  };
}

function loopArrow({ loop, items }: Diagram, { areas }: Placed): Arrow[] {
  if (!loop) return [];
  const [from, to] = [areas[loop.from], areas[loop.to]];
  if (!from || !to) {
    throw new Error(`the loop from ${loop.from} to ${loop.to} isn’t within ${names(items)}`);
  }
  const x = from.x + from.width;
  const bend = x + LOOP.width;
  const [start, end] = [from, to].map((area) => area.y + area.height / 2) as [number, number];
  const points = [
    [x, start],
    [bend, start],
    [bend, end],
    [x, end],
  ] as const;
  return [{ points, blocked: false, label: [] }];
}

function names(items: readonly Item[]): string {
  return `items 0 to ${items.length - 1}`;
}
