import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; alpha is not looked at. */
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MAX_COLORS = 256;
const MAX_SHADES = 2 ** 16;
/** A quarter of the time of level 8, for a fifth more bytes, which no reader loads. */
const LEVEL = 5;

/**
 * A PNG that names each colour once, in a palette: half the size of one that doesn't. Beyond 256,
 * colours that differ by a hair become the more frequent of them.
 */
export function palettePng({ width, height, data }: Pixels): Buffer {
  const { shades, shadeAt } = readShades(data);
  const { colors, indexOf } = choosePalette(shades);
  const indexes = Uint8Array.from(shades.keys(), (color) => indexOf.get(color) ?? 0);
  const rows = Buffer.allocUnsafe((width + 1) * height);
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    // Each row begins with its filter: none.
    rows[to++] = 0;
    for (let x = 0; x < width; x++) rows[to++] = indexes[shadeAt[from++] ?? 0] ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, and a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

interface Shades {
  /** `0xrrggbb`, and how many pixels have it, in the order of their first ones. */
  readonly shades: ReadonlyMap<number, number>;
  /** Which of them a pixel has. */
  readonly shadeAt: Uint16Array;
}

function readShades(data: Uint8Array): Shades {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const shadeAt = new Uint16Array(pixels.length);
  const numbers = new Map<number, number>();
  const shades = new Map<number, number>();
  // Neighbours are mostly alike: one look-up a stretch, not one a pixel.
  for (let begin = 0, end = 0; begin < pixels.length; begin = end) {
    const pixel = pixels[begin];
    while (end < pixels.length && pixels[end] === pixel) end++;
    const color = colorAt(data, begin * 4);
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    shades.set(color, (shades.get(color) ?? 0) + end - begin);
    shadeAt.fill(number, begin, end);
  }
  if (numbers.size > MAX_SHADES) throw tooManyColors();
  return { shades, shadeAt };
}

function colorAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** As exact as 256 colours allow: first all bits of each channel count, then one less, … */
function choosePalette(counts: ReadonlyMap<number, number>) {
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  for (let bits = 8; bits > 2; bits--) {
    const mask = (0xff << (8 - bits)) & 0xff;
    const bucketMask = (mask << 16) | (mask << 8) | mask;
    const colors: number[] = [];
    const indexOfBucket = new Map<number, number>();
    const indexOf = new Map<number, number>();
    for (const color of byFrequency) {
      const bucket = color & bucketMask;
      const index = indexOfBucket.get(bucket) ?? colors.push(color) - 1;
      indexOfBucket.set(bucket, index);
      indexOf.set(color, index);
    }
    if (colors.length <= MAX_COLORS) return { colors, indexOf };
  }
  throw tooManyColors();
}

function tooManyColors(): Error {
  return new Error('a picture with too many colours for a palette: draw it flat');
}
