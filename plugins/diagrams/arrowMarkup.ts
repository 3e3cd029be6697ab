import type { Paint } from './design.ts';
import type { Arrow } from './drawing.ts';

const HEAD = { length: 7, width: 8 } as const;
const CROSS = 4.5;
const RADIUS = 6;

type Point = readonly [x: number, y: number];

/** An arrow, or a dashed line with a cross in the middle. All lines are horizontal or vertical. */
export function arrowMarkup({ points, blocked }: Arrow, paint: Paint): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) throw new Error('an arrow has at least two points');
  if (blocked) return blockedMarkup(before, end, paint);
  const base = moveToward(end, before, HEAD.length);
  const shaft = [...points.slice(0, -1), moveToward(base, end, 1)];
  return line(shaft, paint('stroke', 'control')) + head(end, base, paint('fill', 'control'));
}

function blockedMarkup([x, y]: Point, [toX, toY]: Point, paint: Paint): string {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const cross = [
    `M${middleX - CROSS} ${middleY - CROSS}l${2 * CROSS} ${2 * CROSS}`,
    `m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`,
  ].join('');
  const dashes = ' stroke-dasharray="3 3"';
  const width = 'stroke-width="2" stroke-linecap="round"';
  return [
    line(
      [
        [x, y],
        [toX, toY],
      ],
      `${paint('stroke', 'control')}${dashes}`,
    ),
    `<path d="${cross}" fill="none" ${width} ${paint('stroke', 'danger')}/>`,
  ].join('');
}

/** With rounded corners. */
function line(points: readonly Point[], stroke: string): string {
  const parts = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${point.join(' ')}`;
    if (!after) return `L${point.join(' ')}`;
    const [start, end] = [moveToward(point, before, RADIUS), moveToward(point, after, RADIUS)];
    return `L${start.join(' ')}Q${point.join(' ')} ${end.join(' ')}`;
  });
  return `<path d="${parts.join('')}" fill="none" stroke-width="1.5" ${stroke}/>`;
}

function head([x, y]: Point, [baseX, baseY]: Point, fill: string): string {
  const [acrossX, acrossY] = [x === baseX ? HEAD.width / 2 : 0, y === baseY ? HEAD.width / 2 : 0];
  const sides = [
    [baseX - acrossX, baseY - acrossY],
    [baseX + acrossX, baseY + acrossY],
  ];
  return `<path d="M${x} ${y}L${sides.map((side) => side.join(' ')).join('L')}Z" ${fill}/>`;
}

/** The point at a distance from `point`, on the way to `target`. */
function moveToward([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  return [x + Math.sign(toX - x) * distance, y + Math.sign(toY - y) * distance];
}
