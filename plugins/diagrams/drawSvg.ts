import { escapeHtml } from '../../content/escapeHtml.ts';
import { LANGUAGE_TAGS, type Language } from '../../content/languages.ts';
import { arrowMarkup } from './arrowMarkup.ts';
import { COLORS, type Design, type Paint } from './design.ts';
import type { Drawing, DrawnBox, Line } from './drawing.ts';

const RADIUS = { card: 10, frame: 8, box: 6 } as const;

const TONES = {
  box: { fill: 'raised', stroke: 'line', radius: RADIUS.box, dashed: false },
  accent: { fill: 'brand-soft', stroke: 'brand', radius: RADIUS.box, dashed: false },
  muted: { fill: 'code', stroke: 'control', radius: RADIUS.box, dashed: true },
  frame: { fill: 'code', stroke: 'line', radius: RADIUS.frame, dashed: false },
} as const;

/**
 * The SVG of a diagram. As an image, it follows the `color-scheme` of the page or, in browsers that
 * don't support this, the system; it has a background, so that it's readable either way. The light
 * colors are attributes, because a policy may block the style if the file is opened by itself.
 */
export function drawSvg(drawing: Drawing, language: Language, { colors, fonts }: Design): string {
  const { width, height, boxes, arrows } = drawing;
  const paint: Paint = (attribute, color) =>
    `class="${attribute}-${color}" ${attribute}="${colors[color].light}"`;
  const text = (line: Line) => lineMarkup(line, paint, fonts.mono);
  const lines = [...boxes.flatMap((box) => box.lines), ...arrows.flatMap(({ label }) => label)];
  const card = { x: 0.5, y: 0.5, width: width - 1, height: height - 1 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${LANGUAGE_TAGS[language]}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeHtml(fonts.text)}">`,
    `<title>${escapeHtml(drawing.title)}</title>`,
    `<style>${darkStyle(colors)}</style>`,
    `<g ${paint('stroke', 'line-soft')}>${rectangle(card, RADIUS.card, paint('fill', 'code'))}</g>`,
    ...boxes.map((box) => boxMarkup(box, paint)),
    ...arrows.map((arrow) => arrowMarkup(arrow, paint)),
    ...lines.map(text),
    '</svg>',
    '',
  ].join('\n');
}

function darkStyle(colors: Design['colors']): string {
  const rules = COLORS.flatMap((name) => {
    const { dark } = colors[name];
    return [`.fill-${name}{fill:${dark}}`, `.stroke-${name}{stroke:${dark}}`];
  });
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function boxMarkup({ tone, ...area }: DrawnBox, paint: Paint): string {
  const { fill, stroke, radius, dashed } = TONES[tone];
  const dashes = dashed ? ' stroke-dasharray="4 3"' : '';
  const shape = rectangle(area, radius, paint('fill', fill));
  return `<g ${paint('stroke', stroke)}${dashes}>${shape}</g>`;
}

type Rectangle = Pick<DrawnBox, 'x' | 'y' | 'width' | 'height'>;

function rectangle({ x, y, width, height }: Rectangle, radius: number, fill: string): string {
  const size = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${size} rx="${radius}" ${fill}/>`;
}

function lineMarkup(line: Line, paint: Paint, mono: string): string {
  const { x, y, size, bold, code, anchor, color } = line;
  const attributes = [
    `x="${round(x)}" y="${round(y)}" font-size="${size}"`,
    bold ? ' font-weight="600"' : '',
    code ? ` font-family="${escapeHtml(mono)}"` : '',
    anchor === 'middle' ? ' text-anchor="middle"' : '',
  ].join('');
  const fill = paint('fill', color === 'soft' ? 'text-soft' : 'text');
  return `<text ${attributes} ${fill}>${escapeHtml(line.text)}</text>`;
}

/** Few enough digits to be readable. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
