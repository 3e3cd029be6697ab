import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { CardText } from './cardText.ts';
import type { CardColors } from './colors.ts';
import { SHARE_IMAGE } from './shareImage.ts';

/** In pixels. */
const MARGIN = 80;
const TEXT_WIDTH = SHARE_IMAGE.width - 2 * MARGIN;
const TITLE = { sizes: [104, 92, 80, 70, 60, 52], height: 260, lineHeight: 1.2 };

/** The logo on a grid of 32, as in theme/ui/icons/Mark.tsx. */
const MARK = { body: 'M16 2.5 28 9.2v13.6L16 29.5 4 22.8V9.2z', check: 'm9.8 16.4 4.4 4.4 8-9.2' };

/** The template of a share image: Satori supports inline styles and flexbox. */
export function card(text: CardText, { page, raised, soft, brand, ...colors }: CardColors) {
  const { size, lines } = fitTitle(text.title);
  return box(
    { ...SHARE_IMAGE, color: colors.text, backgroundColor: page },
    // Much faster to render than a background image.
    box({ position: 'absolute', left: 700, top: 40 }, drawing(720, body(raised))),
    box(
      {
        ...{ position: 'absolute', flexDirection: 'column', justifyContent: 'space-between' },
        ...{ ...SHARE_IMAGE, boxSizing: 'border-box', padding: `62px ${MARGIN}px 58px` },
      },
      box(
        { alignItems: 'center' },
        drawing(76, body(brand), check(colors.onBrand)),
        box({ marginLeft: 12, fontSize: 42, fontWeight: 700 }, text.siteTitle),
        box({ marginLeft: 'auto', fontSize: 30, color: soft }, text.languageName),
      ),
      box(
        { flexDirection: 'column' },
        box({ fontSize: 34, color: brand, marginBottom: 24 }, text.section),
        box(
          {
            ...{ display: 'block', lineClamp: lines, wordBreak: 'break-word' },
            ...{ fontSize: size, fontWeight: 700, lineHeight: TITLE.lineHeight },
          },
          text.title,
        ),
      ),
      box({ display: 'block', lineClamp: 1, fontSize: 26, color: soft }, text.address),
    ),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function drawing(size: number, ...paths: ReactNode[]) {
  return createElement('svg', { width: size, height: size, viewBox: '0 0 32 32' }, ...paths);
}

function body(fill: string) {
  return createElement('path', { d: MARK.body, fill });
}

function check(stroke: string) {
  const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return createElement('path', { d: MARK.check, fill: 'none', stroke, ...line });
}

/**
 * The largest size at which a title probably fits, and the number of its lines then. Satori shortens
 * it if it's longer.
 */
function fitTitle(title: string): { size: number; lines: number } {
  const words = title.split(/\s+/).map(widthInEms);
  const total = widthInEms(title);
  const fits = TITLE.sizes.map((size) => ({
    size,
    lines: Math.floor(TITLE.height / (size * TITLE.lineHeight)),
  }));
  const found = fits.find(({ size, lines }) => {
    const available = TEXT_WIDTH / size;
    // Lines are rarely full.
    return words.every((word) => word <= available) && total <= available * (lines - 0.2);
  });
  return found ?? (fits.at(-1) as { size: number; lines: number });
}

/** Estimated: Chinese characters are as wide as they are high, and others not much more than half. */
function widthInEms(text: string): number {
  const widths = [...text].map((character) => (character >= '\u2e80' ? 1 : 0.58));
  return widths.reduce((sum, width) => sum + width, 0);
}
