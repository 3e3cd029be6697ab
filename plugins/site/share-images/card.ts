import { type CSSProperties, createElement, type ReactNode } from 'react';
import { SHARE_IMAGE } from '../../../content/routes/pageAssets.ts';
import type { CardText } from './cardText.ts';

/** The dark colors of theme/styles/tokens.css. */
const COLORS = {
  page: '#101513',
  raised: '#18201d',
  brand: '#4cd2a0',
  onBrand: '#06241a',
  text: '#e5ece8',
  soft: '#a9b7b0',
};

// Sizes are in pixels.
const MARGIN = 80;
const TOP = 62;
const LOGO_SIZE = 76;
const TEXT_WIDTH = SHARE_IMAGE.width - 2 * MARGIN;
/** The font sizes of titles, the height that all lines of a title have together, and its line height. */
const TITLE = { sizes: [104, 92, 80, 70, 60, 52], height: 260, lineHeight: 1.2 };

/** The width and height of the logo's view box. */
const LOGO_GRID = 32;
/** The paths of the logo, as in theme/navbar/Nav.tsx. */
const LOGO = { body: 'M16 2.5 28 9.2v13.6L16 29.5 4 22.8V9.2z', check: 'm9.8 16.4 4.4 4.4 8-9.2' };

/** The text of a share image as elements for Satori, which supports inline styles and flexbox. */
export function card(text: CardText) {
  const { soft, brand } = COLORS;
  const { size, lines } = fitTitle(text.title);
  return box(
    {
      ...SHARE_IMAGE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: `${TOP}px ${MARGIN}px 58px`,
      color: COLORS.text,
    },
    box(
      { alignItems: 'center', height: LOGO_SIZE },
      box({ marginLeft: LOGO_SIZE + 12, fontSize: 42, fontWeight: 700 }, text.siteTitle),
      box({ marginLeft: 'auto', fontSize: 30, color: soft }, text.languageName),
    ),
    box(
      { flexDirection: 'column' },
      box({ fontSize: 34, color: brand, marginBottom: 24 }, text.section),
      box(
        {
          display: 'block',
          fontSize: size,
          fontWeight: 700,
          lineHeight: TITLE.lineHeight,
          lineClamp: lines,
          wordBreak: 'break-word',
        },
        text.title,
      ),
    ),
    box({ display: 'block', lineClamp: 1, fontSize: 26, color: soft }, text.address),
  );
}

/**
 * The whole image as SVG: the background and the logo, with the SVG of the text on top. Satori would draw
 * the logo as an image with a mask, which would take two thirds of the time.
 */
export function withDrawings(text: string): string {
  const { page, raised, brand, onBrand } = COLORS;
  const { width, height } = SHARE_IMAGE;
  const stroke = `stroke="${onBrand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${page}"/>
<path transform="translate(700 40) scale(${720 / LOGO_GRID})" d="${LOGO.body}" fill="${raised}"/>
<g transform="translate(${MARGIN} ${TOP}) scale(${LOGO_SIZE / LOGO_GRID})">
<path d="${LOGO.body}" fill="${brand}"/><path d="${LOGO.check}" fill="none" ${stroke}/>
</g>
${text}
</svg>`;
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/**
 * The largest font size at which a title probably fits, and the number of lines that have room. Satori
 * shortens a title that needs more lines.
 */
function fitTitle(title: string): { size: number; lines: number } {
  const words = title.split(/\s+/).map(widthInEms);
  const total = widthInEms(title);
  const fits = TITLE.sizes.map((size) => ({
    size,
    lines: Math.floor(TITLE.height / (size * TITLE.lineHeight)),
  }));
  const largest = fits.find(({ size, lines }) => {
    const available = TEXT_WIDTH / size;
    // Lines are rarely full.
    return words.every((word) => word <= available) && total <= available * (lines - 0.2);
  });
  return largest ?? (fits.at(-1) as { size: number; lines: number });
}

/** An estimate: Chinese characters are 1 em wide, and Latin ones 0.58 em on average. */
function widthInEms(text: string): number {
  const widths = [...text].map((character) => (character >= '\u2e80' ? 1 : 0.58));
  return widths.reduce((sum, width) => sum + width, 0);
}
