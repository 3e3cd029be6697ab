import { readFileSync } from 'node:fs';
import { TOKENS, tokenColors } from '../site/share-images/colors.ts';

/** The tokens that diagrams use. */
export const COLORS = [
  'code',
  'line-soft',
  'raised',
  'line',
  'brand-soft',
  'brand',
  'control',
  'danger',
  'text',
  'text-soft',
] as const;

export type ColorName = (typeof COLORS)[number];

/** Returns the attributes for a fill or a stroke. */
export type Paint = (attribute: 'fill' | 'stroke', color: ColorName) => string;

/** The site's colors and fonts. */
export interface Design {
  readonly colors: Readonly<Record<ColorName, { light: string; dark: string }>>;
  readonly fonts: { readonly text: string; readonly mono: string };
}

/** Reads the design from `theme/styles/tokens.css`. Throws if a token is missing. */
export function readDesign(): Design {
  const css = readFileSync(TOKENS, 'utf8');
  const colors = COLORS.map((name) => [name, tokenColors(css, name)] as const);
  return {
    colors: Object.fromEntries(colors) as Design['colors'],
    fonts: { text: fontList(css, 'text'), mono: fontList(css, 'mono') },
  };
}

function fontList(css: string, name: string): string {
  const list = new RegExp(`--font-${name}:([^;]+);`).exec(css)?.[1];
  if (!list) throw new Error(`theme/styles/tokens.css: expected --font-${name}: …;`);
  return list.trim().replace(/\s+/g, ' ');
}
