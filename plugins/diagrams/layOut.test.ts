import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { createTypesetter } from '../site/share-images/typesetter.ts';
import type { Diagram } from './diagram.ts';
import { DIAGRAMS, drawDiagrams } from './diagrams.ts';
import type { Area, DrawnBox, Line } from './drawing.ts';
import { layOut } from './layOut.ts';

const drawn = DIAGRAMS.flatMap((diagram) =>
  LANGUAGES.map((language) => ({
    name: `${diagram.name}.${language}`,
    diagram,
    language,
    drawing: layOut(diagram, language),
  })),
);

const linesOf = ({ boxes, arrows }: (typeof drawn)[number]['drawing']) => [
  ...boxes.flatMap(({ lines }) => lines),
  ...arrows.flatMap(({ label }) => label),
];
const characters = drawn.flatMap(({ drawing }) =>
  linesOf(drawing).flatMap(({ text }) => [...text]),
);
const typesetter = await createTypesetter(characters);

/** The area of a line in a real font, instead of the estimate that the layout uses. */
function lineArea({ text, x, y, size, bold, code, anchor }: Line): Area {
  // Fixed-width fonts are at most this wide; Chinese isn't set as code.
  const width = code
    ? [...text].length * size * 0.605
    : typesetter.width(text, size, bold ? 600 : 400);
  const left = anchor === 'middle' ? x - width / 2 : x;
  return { x: left, y: y - size * 0.8, width, height: size };
}

function contains(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(a: Area, b: Area): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a point is on an edge. */
function touches(
  { x, y, width, height }: DrawnBox,
  [atX, atY]: readonly [number, number],
): boolean {
  const isBetween = (at: number, from: number, size: number) => at > from && at < from + size;
  const isAt = (at: number, ...edges: number[]) => edges.some((edge) => Math.abs(at - edge) < 0.01);
  return (
    (isBetween(atX, x, width) && isAt(atY, y, y + height)) ||
    (isBetween(atY, y, height) && isAt(atX, x, x + width))
  );
}

describe.each(drawn)('$name', ({ drawing, diagram, language }) => {
  test('each label is inside its box, and no two labels overlap', () => {
    for (const box of drawing.boxes) {
      for (const line of box.lines) expect(contains(box, lineArea(line)), line.text).toBe(true);
    }
    const areas = linesOf(drawing).map(lineArea);
    const pairs = areas.flatMap((a, index) => areas.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('boxes are inside the diagram and each other, or apart', () => {
    const card = { x: 0, y: 0, width: drawing.width, height: drawing.height };
    for (const [index, box] of drawing.boxes.entries()) {
      expect(contains(card, box)).toBe(true);
      for (const other of drawing.boxes.slice(index + 1)) {
        expect(contains(box, other) || contains(other, box) || !overlap(box, other)).toBe(true);
      }
    }
  });

  test('arrows start and end at boxes, and their labels are beside all of them', () => {
    expect(drawing.arrows.length).toBeGreaterThan(0);
    for (const { points, label } of drawing.arrows) {
      for (const point of [points.at(0), points.at(-1)]) {
        if (!point) throw new Error('an arrow without points');
        expect(
          drawing.boxes.some((box) => touches(box, point)),
          `${point}`,
        ).toBe(true);
      }
      const texts = label.map(lineArea);
      const inner = drawing.boxes.filter(({ tone }) => tone !== 'frame');
      expect(texts.filter((text) => inner.some((box) => overlap(box, text)))).toEqual([]);
    }
  });

  test('has all texts of its language', () => {
    const file = drawDiagrams().get(`/diagrams/${diagram.name}.${language}.svg`);
    const parser = new new Window().DOMParser();
    const { documentElement: svg } = parser.parseFromString(file?.svg ?? '', 'image/svg+xml');
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
    // Boxes come before the labels of arrows.
    const normal = (lines: readonly string[]) => lines.join('\n').split('\n').sort();
    expect(normal(texts)).toEqual(normal(textsIn(diagram.items, language)));
    expect(svg.querySelector('title')?.textContent).toBe(textsIn(diagram.title, language)[0]);
    expect(svg.getAttribute('xml:lang')?.slice(0, 2)).toBe(language);
  });
});

const LABELS = ['title', 'detail', 'linkLabel'];

/** All texts of a part of a diagram, found without its layout. */
function textsIn(part: unknown, language: string): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap((item) => textsIn(item, language));
  const fields = part as Record<string, unknown>;
  if (language in fields) return textsIn(fields[language], language);
  const labels = LABELS.flatMap((label) => (fields[label] ? textsIn(fields[label], language) : []));
  return [...labels, ...(fields.items ? textsIn(fields.items, language) : [])];
}

const withTitle = (title: unknown) =>
  ({ name: 'sample', title: 'Sample', items: [{ kind: 'box', title }] }) as Diagram;

test('a line that is too wide for its box fails with the diagram, its language, and what to do', () => {
  const long = 'A title that is much longer than its box';
  expect(() => layOut(withTitle({ en: 'Short', zh: long }), 'zh')).toThrow(
    new RegExp(
      `^The diagram "sample" \\(zh\\), plugins/diagrams/specs: "${long}" is \\d+ pixels wide, and its box has room for 296: shorten it`,
    ),
  );
  expect(layOut(withTitle({ en: 'Short', zh: long }), 'en').boxes).toHaveLength(1);
  expect(layOut(withTitle(long.replace('much', '\n')), 'en').boxes[0]?.lines).toHaveLength(2);
});

test.each([{ en: 'Build' }, { en: 'Build', zh: ' ' }])(
  'a missing translation fails: %o',
  (title) => {
    expect(() => layOut(withTitle(title), 'zh')).toThrow(
      `The diagram "sample" (zh), plugins/diagrams/specs: the text ${JSON.stringify(title)} is missing in "zh"`,
    );
  },
);

test('a loop to an item that does not exist fails', () => {
  const diagram = { ...withTitle('Build'), loop: { from: 3, to: 0 } };
  expect(() => layOut(diagram, 'en')).toThrow('the loop from 3 to 0 isn’t within items 0 to 0');
});
