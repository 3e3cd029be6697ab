import type { CardText } from './cardText.ts';
import type { CardColors } from './colors.ts';
import { fitText } from './fitText.ts';
import { SHARE_IMAGE } from './shareImage.ts';
import type { Typesetter } from './typesetter.ts';

/** In pixels; `y` is the baseline of text. */
const CARD = {
  margin: 80,
  mark: { size: 76, y: 62 },
  siteTitle: { x: 160, y: 115, size: 42, weight: 700 },
  language: { y: 112, size: 30, weight: 400 },
  section: { size: 34, weight: 500, gap: 40 },
  title: { weight: 700, sizes: [104, 92, 80, 70, 60, 52], height: 260, lineHeight: 1.2 },
  /** The vertical center of section and title. */
  middle: 330,
  address: { y: 566, weight: 400, sizes: [30, 26, 22, 18], height: 30, lineHeight: 1 },
  watermark: { x: 700, y: 40, size: 720 },
} as const;

/** The height of capitals and Chinese characters above the baseline, in ems. */
const CAPITALS = 0.76;

/** The logo on a grid of 32, as in theme/ui/icons/Mark.tsx. */
const MARK = {
  body: 'M16 2.5 28 9.2v13.6L16 29.5 4 22.8V9.2z',
  check: 'm9.8 16.4 4.4 4.4 8-9.2',
  grid: 32,
} as const;

const { width, height } = SHARE_IMAGE;
const TEXT_WIDTH = width - 2 * CARD.margin;

/** The SVG of one card, with text as outlines rather than fonts. */
export function cardSvg(text: CardText, colors: CardColors, typesetter: Typesetter): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    drawing(CARD.watermark, `<path d="${MARK.body}" fill="${colors.raised}"/>`),
    ...top(text, colors, typesetter),
    ...middle(text, colors, typesetter),
    bottom(text, colors, typesetter),
    '</svg>',
  ].join('\n');
}

function top(text: CardText, colors: CardColors, typesetter: Typesetter): string[] {
  const { mark, margin, language, siteTitle } = CARD;
  const stroke = `stroke="${colors.onBrand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  const check = `<path d="${MARK.check}" fill="none" ${stroke}/>`;
  const end = width - margin;
  const x = end - typesetter.width(text.languageName, language.size, language.weight);
  return [
    drawing(
      { ...mark, x: margin - (mark.size * 4) / MARK.grid },
      `<path d="${MARK.body}" fill="${colors.brand}"/>${check}`,
    ),
    colored(colors.text, typesetter.paths(text.siteTitle, siteTitle)),
    colored(colors.soft, typesetter.paths(text.languageName, { ...language, x })),
  ];
}

function middle(text: CardText, colors: CardColors, typesetter: Typesetter): string[] {
  const { margin, section, title } = CARD;
  const { size, lines } = fitText(text.title, { ...title, width: TEXT_WIDTH }, (line, pixels) =>
    typesetter.width(line, pixels, title.weight),
  );
  const step = size * title.lineHeight;
  const sectionHeight = text.section === '' ? 0 : section.size * CAPITALS + section.gap;
  const start = CARD.middle - (sectionHeight + size * CAPITALS + step * (lines.length - 1)) / 2;
  const first = start + sectionHeight + size * CAPITALS;
  const { weight } = title;
  const titleLines = lines.map((line, index) =>
    typesetter.paths(line, { x: margin, y: Math.round(first + index * step), size, weight }),
  );
  const y = Math.round(start + section.size * CAPITALS);
  return [
    colored(colors.brand, typesetter.paths(text.section, { ...section, x: margin, y })),
    colored(colors.text, titleLines.join('')),
  ];
}

function bottom({ address }: CardText, colors: CardColors, typesetter: Typesetter): string {
  const { margin: x, address: style } = CARD;
  const { size } = fitText(address, { ...style, width: TEXT_WIDTH }, (line, pixels) =>
    typesetter.width(line, pixels, style.weight),
  );
  return colored(colors.soft, typesetter.paths(address, { ...style, x, size }));
}

function drawing({ x, y, size }: { x: number; y: number; size: number }, inner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / MARK.grid})">${inner}</g>`;
}

function colored(fill: string, inner: string): string {
  return `<g fill="${fill}">${inner}</g>`;
}
