import { instance } from '@viz-js/viz';
import { escapeHtml } from '../../content/escapeHtml.ts';

/**
 * What Graphviz assumes unless the source says otherwise; lengths in inches or, for fonts, pixels.
 * It knows the widths of Arial and Courier: with these sizes, both are a little wider than the site's
 * fonts at the sizes in diagram.css.
 */
const CODE_FONT = ['<font face="Courier" point-size="13">', '</font>'];
const LINE_HEIGHT = 18;
const DEFAULTS = [
  'graph [rankdir=LR nodesep=0.17 ranksep=0.35 pad=0.02 bgcolor=transparent]',
  'graph [style=rounded labeljust=l fontname=Arial fontsize=14.2]',
  'node [shape=box style=rounded height=0.4 margin="0.13,0.09" fontname=Arial fontsize=15.2]',
  'edge [arrowsize=0.7 fontname=Arial fontsize=13.6]',
].join(' ');

let graphviz: ReturnType<typeof instance> | undefined;

/** A mistake in the source of a diagram; `line` is from 1 in the source, if Graphviz knows it. */
export class DiagramError extends Error {
  readonly line: number | undefined;

  constructor(message: string) {
    super(message);
    const [, line] = /in line (\d+)/.exec(message) ?? [];
    this.line = line === undefined ? undefined : Number(line);
  }
}

/**
 * Draws a graph in the DOT language of Graphviz as SVG for a page, whose stylesheet has its colors
 * and fonts (components/diagram/diagram.css). A line of a label in backticks is code. Throws a
 * DiagramError.
 */
export async function drawDiagram(source: string): Promise<string> {
  const drawing = drawings.get(source) ?? draw(source);
  drawings.set(source, drawing);
  return drawing;
}

/** By source: a build draws each diagram of all languages, and checks it before. */
const drawings = new Map<string, Promise<string>>();

async function draw(source: string): Promise<string> {
  graphviz ??= instance();
  const viz = await graphviz;
  // On the same line, for the lines in messages. As options, they wouldn't apply to nested clusters.
  const graph = withCode(source).replace('{', `{${DEFAULTS} `);
  const result = viz.render(withWideHan(graph), { format: 'svg' });
  // The widths of characters that aren't in Arial are estimated.
  const problems = result.errors.filter(({ message }) => !/no value for width/.test(message));
  if (result.status === 'failure' || problems.length > 0) {
    throw new DiagramError(problems.map(({ message }) => message).join('; '));
  }
  return pageSvg(withHan(result.output));
}

/** Labels with code as HTML-like labels, in which a line can have its own font. */
function withCode(source: string): string {
  return source.replace(/"((?:[^"\\]|\\.)*)"/g, (quoted, text: string) => {
    if (!text.includes('`')) return quoted;
    const lines = text.split('\\n').map((line, index) => {
      const [, code] = /^`([^`]*)`$/.exec(line) ?? [];
      const [before, after] =
        code === undefined ? (index === 0 ? ['<b>', '</b>'] : ['', '']) : CODE_FONT;
      const cell = `${before}${escapeHtml(code ?? line)}${after}`;
      return `<tr><td height="${LINE_HEIGHT}">${cell}</td></tr>`;
    });
    return `<<table border="0" cellspacing="0" cellpadding="0">${lines.join('')}</table>>`;
  });
}

/**
 * Graphviz reserves 0.28 em for each byte of a character that it doesn't know: 0.84 em, too little
 * for Chinese. Characters of a private plane have four bytes, hence 1.12 em.
 */
const PLANE = 0xf0000;

function withWideHan(source: string): string {
  return source.replace(/[\u2e80-\uffef]/g, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + PLANE),
  );
}

function withHan(svg: string): string {
  return svg.replace(/[\u{f2e80}-\u{fffef}]/gu, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - PLANE),
  );
}

/** Leaves out what the page's styles replace, and what must not be in a page twice, such as IDs. */
function pageSvg(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|\n/g, '')
    .replace(/ (?:id|xml:space|xmlns(?::xlink)?|font-size|font-weight|fill|stroke)="[^"]*"/g, '')
    .replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"')
    .replaceAll(' font-family="Arial"', '')
    .replaceAll('font-family="Courier,monospace"', 'class="code"')
    .replace(/<g class="node[\s\S]*?<\/g>/g, centered);
}

/** Graphviz starts each line of an HTML-like label where the estimated width would center it. */
function centered(node: string): string {
  const [, path = ''] = /(?:d|points)="([^"]*)"/.exec(node) ?? [];
  if (path === '') return node;
  const xs = [...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x));
  const center = (Math.min(...xs) + Math.max(...xs)) / 2;
  return node.replace(/text-anchor="start" x="[^"]*"/g, `text-anchor="middle" x="${center}"`);
}
