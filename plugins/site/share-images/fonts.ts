import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** Noto Sans SC: a variable font with Latin and Chinese, split into files of about a hundred glyphs. */
const PACKAGE = '@fontsource-variable/noto-sans-sc';

/** Returns the font for a character at a weight. Throws if no file contains the character. */
export type FontOf = (character: string, weight: number) => Font;

interface FontFile {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Decoded files and font instances, by file, and by file and weight. */
const fonts = new Map<string, Promise<Font>>();
const instances = new Map<string, Font>();

/** Loads the files that contain `characters`. Other characters aren't available. */
export async function loadFonts(characters: Iterable<string>): Promise<FontOf> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const files = await readFontFiles(folder);
  const fileOf = new Map<string, FontFile>();
  for (const character of new Set(characters)) {
    const file = findFile(character, files);
    if (file) fileOf.set(character, file);
  }
  const used = [...new Set(fileOf.values())];
  const reading = used.map(async (file) => {
    const font = fonts.get(file.name) ?? readFont(folder, file);
    fonts.set(file.name, font);
    return [file, await font] as const;
  });
  const loaded = new Map(await Promise.all(reading));
  return (character, weight) => {
    const file = fileOf.get(character);
    const font = file && loaded.get(file);
    if (!file || !font?.hasGlyphForCodePoint(codePoint(character))) throw noGlyph(character);
    const key = `${file.name} ${weight}`;
    const instance = instances.get(key) ?? font.getVariation({ wght: weight });
    instances.set(key, instance);
    return instance;
  };
}

/** Reads the list of files, such as `{ "[4]": "U+1f1e9-1f1f5,U+3044" }`. */
async function readFontFiles(folder: string): Promise<FontFile[]> {
  const json = await readFile(path.join(folder, 'unicode.json'), 'utf8');
  const subsets = Object.entries(JSON.parse(json) as Record<string, string>);
  return subsets.map(([name, list]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}

/** The last matching file: Latin, which has the most common characters, is at the end. */
function findFile(character: string, files: readonly FontFile[]): FontFile | undefined {
  const code = codePoint(character);
  return files.findLast(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
}

async function readFont(folder: string, { name }: FontFile): Promise<Font> {
  const file = path.join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`);
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (font.type !== 'TTF') throw new Error(`${file}: expected one TrueType font, got ${font.type}`);
  return font;
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function noGlyph(character: string): Error {
  const code = codePoint(character).toString(16).toUpperCase().padStart(4, '0');
  return new Error(`no glyph for "${character}" (U+${code}) in ${PACKAGE}: use another character`);
}
