import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; alpha is not looked at. */
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MAX_COLORS = 256;

/**
 * A PNG that names each colour once, in a palette: half the size of one that doesn't. Beyond 256,
 * colours that differ by a hair become the more frequent of them.
 */
export async function palettePng({ width, height, data }: Pixels): Promise<Buffer> {
  const { colors, indexes } = indexColors(data);
  const rows = Buffer.alloc((width + 1) * height);
  // Each row begins with its filter: none.
  for (let y = 0; y < height; y++) {
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
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
    chunk('IDAT', await compress(rows, { level: 8 })),
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

interface Indexed {
  /** `0xrrggbb` */
  readonly colors: readonly number[];
  /** One byte a pixel. */
  readonly indexes: Uint8Array;
}

function indexColors(data: Uint8Array): Indexed {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  // Neighbours are mostly alike: one look-up a stretch, not one a pixel.
  const ends: number[] = [];
  const counts = new Map<number, number>();
  const finish = (start: number, end: number) => {
    ends.push(end);
    const color = colorAt(data, start * 4);
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  };
  let begin = 0;
  let pixel = pixels[0];
  for (let at = 1; at < pixels.length; at++) {
    if (pixels[at] === pixel) continue;
    finish(begin, at);
    begin = at;
    pixel = pixels[at];
  }
  finish(begin, pixels.length);
  const { colors, indexOf } = choosePalette(counts);
  const indexes = new Uint8Array(pixels.length);
  let start = 0;
  for (const end of ends) {
    indexes.fill(indexOf.get(colorAt(data, start * 4)) ?? 0, start, end);
    start = end;
  }
  return { colors, indexes };
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
  throw new Error('a picture with too many colours for a palette: draw it flat');
}
