import type { Font, Glyph } from 'fontkit';
import { type FontOf, loadFonts } from './fonts.ts';

/** Units in which the outlines are drawn. */
const EM = 1000;

export interface Typesetter {
  /** The width of a text in pixels. */
  readonly width: (text: string, size: number, weight: number) => number;
  /** SVG paths of a text whose baseline begins at `x`, `y`. */
  readonly paths: (text: string, place: TextPlace) => string;
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
}

interface SetGlyph {
  readonly outline: string;
  /** In thousandths of the size, as is `advance`. */
  readonly x: number;
  readonly advance: number;
}

/**
 * Turns texts into outlines, so that a picture looks the same on every machine, whatever fonts it
 * has. Only `characters` can be set.
 */
export async function createTypesetter(characters: Iterable<string>): Promise<Typesetter> {
  const fontOf = await loadFonts(characters);
  const known = new Map<string, SetGlyph[]>();
  const glyphsOf = (text: string, weight: number) => {
    const key = `${weight} ${text}`;
    const glyphs = known.get(key) ?? setGlyphs(text, weight, fontOf);
    known.set(key, glyphs);
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

/** Kerning needs whole runs: neighbours of one font are laid out together. */
function setGlyphs(text: string, weight: number, fontOf: FontOf): SetGlyph[] {
  const glyphs: SetGlyph[] = [];
  let x = 0;
  for (const { font, run } of runsOf(text, weight, fontOf)) {
    const { glyphs: shapes, positions } = font.layout(run);
    for (const [index, shape] of shapes.entries()) {
      const advance = ((positions[index]?.xAdvance ?? 0) * EM) / font.unitsPerEm;
      glyphs.push({ outline: outlineOf(shape, font), x, advance });
      x += advance;
    }
  }
  return glyphs;
}

const outlines = new WeakMap<Font, Map<number, string>>();

/** The same letters stand in all titles, and to draw one of a variable font takes a while. */
function outlineOf(glyph: Glyph, font: Font): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const outline = known.get(glyph.id) ?? glyph.path.toSVG();
  known.set(glyph.id, outline);
  return outline;
}

interface Run {
  readonly font: Font;
  run: string;
}

function runsOf(text: string, weight: number, fontOf: FontOf): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character, weight);
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}
