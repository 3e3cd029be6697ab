import type { Font, Glyph } from 'fontkit';
import { type FontOf, loadFonts } from './fonts.ts';

/** Outline units per em. */
const EM = 1000;

export interface Typesetter {
  /** The width of a text in pixels. */
  readonly width: (text: string, size: number, weight: number) => number;
  /** SVG paths of a text whose baseline starts at `x`, `y`. */
  readonly paths: (text: string, position: TextPosition) => string;
}

export interface TextPosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
}

interface PositionedGlyph {
  readonly outline: string;
  /** In thousandths of the font size, like `advance`. */
  readonly x: number;
  readonly advance: number;
}

/**
 * Converts text to outlines, so that images look the same on every machine regardless of its fonts.
 * Only supports `characters`.
 */
export async function createTypesetter(characters: Iterable<string>): Promise<Typesetter> {
  const fontOf = await loadFonts(characters);
  const cache = new Map<string, PositionedGlyph[]>();
  const glyphsOf = (text: string, weight: number) => {
    const key = `${weight} ${text}`;
    const glyphs = cache.get(key) ?? layOutGlyphs(text, weight, fontOf);
    cache.set(key, glyphs);
    return glyphs;
  };
  return {
    width(text, size, weight) {
      const last = glyphsOf(text, weight).at(-1);
      return last ? ((last.x + last.advance) * size) / EM : 0;
    },
    paths(text, { x, y, size, weight }) {
      const scale = size / EM;
      const paths = glyphsOf(text, weight).map(({ outline, x: offset }) =>
        outline === '' ? '' : `<path transform="translate(${offset.toFixed(1)})" d="${outline}"/>`,
      );
      const transform = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g transform="${transform}">${paths.join('')}</g>`;
    },
  };
}

/** Lays out runs of the same font together, for kerning. */
function layOutGlyphs(text: string, weight: number, fontOf: FontOf): PositionedGlyph[] {
  const glyphs: PositionedGlyph[] = [];
  let x = 0;
  for (const { font, text: part } of runsOf(text, weight, fontOf)) {
    const { glyphs: shapes, positions } = font.layout(part);
    for (const [index, shape] of shapes.entries()) {
      const advance = ((positions[index]?.xAdvance ?? 0) * EM) / font.unitsPerEm;
      glyphs.push({ outline: outlineOf(shape, font), x, advance });
      x += advance;
    }
  }
  return glyphs;
}

const outlines = new WeakMap<Font, Map<number, string>>();

/** Cached, because titles share most letters and drawing a glyph of a variable font is slow. */
function outlineOf(glyph: Glyph, font: Font): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const outline = known.get(glyph.id) ?? glyph.path.toSVG();
  known.set(glyph.id, outline);
  return outline;
}

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(text: string, weight: number, fontOf: FontOf): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character, weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
