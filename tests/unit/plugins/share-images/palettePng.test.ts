import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettePng } from '../../../../plugins/share-images/palettePng.ts';

/** The colours of a picture's pixels, `rrggbb`, read back with nothing of what wrote it. */
function readPng(png: Buffer): string[] {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return Array.from({ length: width * height }, (_, pixel) => {
    const index = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] ?? 0;
    return palette.toString('hex', index * 3, index * 3 + 3);
  });
}

function pixels(colors: readonly string[]): Uint8Array {
  return Uint8Array.from(Buffer.from(colors.map((color) => `${color}ff`).join(''), 'hex'));
}

test('up to 256 colours are kept as they are', () => {
  const colors = ['101513', '101513', '4cd2a0', 'e5ece8', '101513', '4cd2a0'];
  const png = palettePng({ width: 3, height: 2, data: pixels(colors) });
  expect(readPng(png)).toEqual(colors);
});

test('of more, those that are alike become the most frequent of them', () => {
  const rare = Array.from({ length: 400 }, (_, index) => (0x400000 + index).toString(16));
  const colors = ['101513', '101513', ...rare];
  const png = palettePng({ width: 6, height: 67, data: pixels(colors) });
  const read = readPng(png);
  expect(read.slice(0, 2)).toEqual(['101513', '101513']);
  expect(new Set(read).size).toBeLessThanOrEqual(256);
  for (const [index, color] of read.entries()) {
    const [got, wanted] = [color, colors[index] ?? ''].map(
      (one) => Number.parseInt(one, 16) & 0xff,
    );
    expect(Math.abs((got ?? 0) - (wanted ?? 0))).toBeLessThan(8);
  }
});
