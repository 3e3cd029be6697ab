import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SatoriOptions } from 'satori';
import subsetFont from 'subset-font';

/** Noto Sans SC: a variable font with Latin and Chinese, split into files of about a hundred glyphs. */
const PACKAGE = '@fontsource-variable/noto-sans-sc';
const FOLDER = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));

const WEIGHTS = [400, 700] as const;

type Fonts = SatoriOptions['fonts'];

interface FontFile {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** The fonts loaded so far, by the name of their file. */
const loaded = new Map<string, Promise<Fonts>>();

/**
 * The fonts for `characters` in both weights, as Satori needs them: static and uncompressed. Each file gets
 * its own family name: if a font lacks a character, Satori only tries other families.
 */
export async function loadFonts(characters: Iterable<string>): Promise<Fonts> {
  const files = await readFontFiles();
  const used = new Set([...new Set(characters)].map((character) => findFile(character, files)));
  const fonts = [...used].map((file) => {
    if (!file) return [];
    const font = loaded.get(file.name) ?? loadFont(file);
    loaded.set(file.name, font);
    return font;
  });
  return (await Promise.all(fonts)).flat();
}

/** Reads the list of files, such as `{ "[4]": "U+1f1e9-1f1f5,U+3044" }`. */
async function readFontFiles(): Promise<FontFile[]> {
  const json = await readFile(path.join(FOLDER, 'unicode.json'), 'utf8');
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
  const code = character.codePointAt(0) ?? 0;
  return files.findLast(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
}

async function loadFont({ name, ranges }: FontFile): Promise<Fonts> {
  const file = path.join(FOLDER, 'files', `noto-sans-sc-${name}-wght-normal.woff2`);
  const font = await readFile(file);
  const text = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: `noto-${name}`,
      weight,
      data: await subsetFont(font, text.join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    })),
  );
}
