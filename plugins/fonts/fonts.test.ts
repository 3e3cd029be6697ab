import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { expect, test } from 'vitest';
import { charactersOf } from './fonts.ts';

const STYLES = readFileSync(new URL('../../theme/styles/fonts.css', import.meta.url), 'utf8');

/** As in `@capsizecss/metrics`, which has 29,597 files. */
const ARIAL = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  capHeight: 1467,
  xHeight: 1062,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

test('the fallback has the metrics of the installed font, so that text takes the same space', async () => {
  const [, file = ''] = /url\('([^']*geist-latin[^']*)'\)/.exec(STYLES) ?? [];
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  const { fontFaces } = createFontStack([await fromBuffer(font), ARIAL], {
    fontFaceFormat: 'styleObject',
  });
  for (const name of ['ascent', 'descent', 'lineGap']) {
    const value = fontFaces[0]?.['@font-face'][`${name}Override` as 'ascentOverride'];
    const property = name.replace('lineGap', 'line-gap');
    expect(STYLES).toContain(`${property}-override: ${value}`);
  }
  expect(STYLES).toContain(`size-adjust: ${fontFaces[0]?.['@font-face'].sizeAdjust}`);
});

test('fonts contain each character of the texts once, but no Chinese ones', () => {
  expect(charactersOf(['boot\n', '“测试”——é…'])).toBe('boté—“”…');
});
