import { FIGURE, FIGURES, type Figure } from './figures.ts';

interface Annotation {
  type: string;
  description?: string;
}

/** The sum of each figure that was counted, in the order of the table. */
export function sumFigures(annotations: readonly Annotation[]): Map<Figure, number> {
  const sums = new Map<Figure, number>();
  for (const { type, description = '' } of annotations) {
    const [name = '', amount] = description.split(' ');
    if (type !== FIGURE || !isFigure(name)) continue;
    sums.set(name, (sums.get(name) ?? 0) + Number(amount));
  }
  const order = Object.keys(FIGURES);
  return new Map([...sums].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** One line per figure: the right-aligned sum, and what it counts. */
export function figureLines(sums: ReadonlyMap<Figure, number>): string[] {
  const written = [...sums].map(([name, sum]) => ({ name, sum: sum.toLocaleString('en-US') }));
  const width = Math.max(...written.map(({ sum }) => sum.length));
  return written.map(({ name, sum }) => `${sum.padStart(width)}  ${FIGURES[name]}`);
}

function isFigure(name: string): name is Figure {
  return Object.hasOwn(FIGURES, name);
}
