import { instance } from '@viz-js/viz';
import { escapeHtml } from '../../content/escapeHtml.ts';

/**
 * The default attributes of all diagrams: font sizes in pixels, other lengths in inches. Graphviz has
 * the character widths of Arial and Courier, but not of the site's fonts. These font sizes and that of
 * CODE_FONT make labels a little wider than the site's fonts do at the sizes in diagram.css.
 */
const DEFAULTS = [
  'graph [rankdir=LR nodesep=0.17 ranksep=0.35 pad=0.02 bgcolor=transparent]',
  'graph [style=rounded labeljust=l fontname=Arial fontsize=14.2]',
  'node [shape=box style=rounded height=0.4 margin="0.13,0.09" fontname=Arial fontsize=15.2]',
  'edge [arrowsize=0.7 fontname=Arial fontsize=13.6]',
].join(' ');
const CODE_FONT = 'face="Courier" point-size="13"';
/** The height of a line in a label with code, in pixels. */
const LINE_HEIGHT = 18;

let graphviz: ReturnType<typeof instance> | undefined;
/** By source, because a build needs each drawing twice: to report problems, and for the page. */
const drawings = new Map<string, Promise<string>>();

/** A mistake in the source of a diagram. */
export class DiagramError extends Error {
  /** The line of the source, from 1, if Graphviz reports it. */
  readonly line: number | undefined;

  constructor(message: string) {
    super(message);
    const [, line] = /in line (\d+)/.exec(message) ?? [];
    this.line = line === undefined ? undefined : Number(line);
  }
}

/**
 * Draws a graph in Graphviz' DOT language as SVG, whose colors and fonts are in
 * components/diagram/diagram.css. A line of a label in backticks is code. Rejects with a DiagramError
 * if Graphviz reports a problem.
 */
export async function drawDiagram(source: string): Promise<string> {
  const drawing = drawings.get(source) ?? draw(source);
  drawings.set(source, drawing);
  return drawing;
}

async function draw(source: string): Promise<string> {
  graphviz ??= instance();
  const viz = await graphviz;
  // The defaults don't add a line, so that the line numbers in messages are those of the source. As
  // options of `render`, they wouldn't apply to nested clusters.
  const graph = withCodeLabels(source).replace('{', `{${DEFAULTS} `);
  const result = viz.render(toPrivateUse(graph), { format: 'svg' });
  // Graphviz warns that it estimates the widths of characters that aren't in Arial.
  const problems = result.errors.filter(({ message }) => !/no value for width/.test(message));
  if (result.status === 'failure' || problems.length > 0) {
    throw new DiagramError(problems.map(({ message }) => message).join('; '));
  }
  return pageSvg(fromPrivateUse(result.output));
}

/** Converts labels with code to HTML-like labels, in which each line can have its own font. */
function withCodeLabels(source: string): string {
  return source.replace(/"((?:[^"\\]|\\.)*)"/g, (quoted, label: string) => {
    if (!label.includes('`')) return quoted;
    const rows = label
      .replaceAll('\\"', '"')
      .split('\\n')
      .map((line, index) => `<tr><td height="${LINE_HEIGHT}">${lineHtml(line, index)}</td></tr>`);
    return `<<table border="0" cellspacing="0" cellpadding="0">${rows.join('')}</table>>`;
  });
}

/** The first line of a label is its title. */
function lineHtml(line: string, index: number): string {
  const [, code] = /^`([^`]*)`$/.exec(line) ?? [];
  if (code !== undefined) return `<font ${CODE_FONT}>${escapeHtml(code)}</font>`;
  return index === 0 ? `<b>${escapeHtml(line)}</b>` : escapeHtml(line);
}

/**
 * The start of a plane for private use. For a character whose width isn't known, Graphviz reserves 0.28
 * em per byte of its UTF-8 form: only 0.84 em for a Chinese character, which needs 1 em. A character of
 * this plane has four bytes and gets 1.12 em, so Chinese characters are moved there and back.
 */
const PRIVATE_USE = 0xf0000;

function toPrivateUse(source: string): string {
  return source.replace(/[\u2e80-\uffef]/g, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + PRIVATE_USE),
  );
}

function fromPrivateUse(svg: string): string {
  return svg.replace(/[\u{f2e80}-\u{fffef}]/gu, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - PRIVATE_USE),
  );
}

/** Removes attributes that the page's styles replace, and what can't be in a page twice, such as IDs. */
function pageSvg(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|\n/g, '')
    .replace(/ (?:id|xml:space|xmlns(?::xlink)?|font-size|font-weight|fill|stroke)="[^"]*"/g, '')
    .replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"')
    .replaceAll(' font-family="Arial"', '')
    .replaceAll('font-family="Courier,monospace"', 'class="code"')
    .replace(/<g class="node[\s\S]*?<\/g>/g, centerLabel);
}

/**
 * Centers the label of a node in its shape. In HTML-like labels, Graphviz sets where each line starts,
 * which is only the center for a line that's as wide as estimated.
 */
function centerLabel(node: string): string {
  const [, path = ''] = /(?:d|points)="([^"]*)"/.exec(node) ?? [];
  if (path === '') return node;
  const xs = [...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x));
  const center = (Math.min(...xs) + Math.max(...xs)) / 2;
  return node.replace(/text-anchor="start" x="[^"]*"/g, `text-anchor="middle" x="${center}"`);
}
