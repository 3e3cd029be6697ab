import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The rendered color at a point of the window: red, green, blue. */
export async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, scale: 'css' });
  return onlyPixel(png);
}

/**
 * The color of a one-pixel PNG, whose uncompressed data is a filter byte, then the color. After a signature
 * of 8 bytes, the file has chunks: a length and a name of 4 bytes each, data, and a checksum of 4 bytes.
 */
function onlyPixel(png: Buffer): number[] {
  const data: Buffer[] = [];
  for (let chunk = 8; chunk < png.length; chunk += 12 + png.readUInt32BE(chunk)) {
    const isData = png.toString('latin1', chunk + 4, chunk + 8) === 'IDAT';
    if (isData) data.push(png.subarray(chunk + 8, chunk + 8 + png.readUInt32BE(chunk)));
  }
  return [...inflateSync(Buffer.concat(data)).subarray(1, 4)];
}
