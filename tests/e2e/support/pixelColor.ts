import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The rendered color at a point of the window: red, green, blue. */
export async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, scale: 'css' });
  return onlyPixel(png);
}

/** The color of a one-pixel PNG: its data is a filter byte, then the color. */
function onlyPixel(png: Buffer): number[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)];
}
