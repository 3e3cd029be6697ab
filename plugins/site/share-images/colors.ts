import { readFile } from 'node:fs/promises';

export const TOKENS = new URL('../../../theme/styles/tokens.css', import.meta.url);

/** The colors of a share image, as `#rrggbb`. */
export interface CardColors {
  readonly page: string;
  readonly raised: string;
  readonly text: string;
  readonly soft: string;
  readonly brand: string;
  readonly onBrand: string;
}

/** Reads the site's dark colors from `theme/styles/tokens.css`. */
export async function readCardColors(): Promise<CardColors> {
  return cardColors(await readFile(TOKENS, 'utf8'));
}

/** Parses the colors. Throws if a token is missing or has no dark value. */
export function cardColors(css: string): CardColors {
  const dark = (name: string) => tokenColors(css, name).dark;
  return {
    page: dark('page'),
    raised: dark('raised'),
    text: dark('text'),
    soft: dark('text-soft'),
    brand: dark('brand'),
    onBrand: dark('on-brand'),
  };
}

/** Parses the two colors of a token, as `#rrggbb`. Throws if it's missing. */
function tokenColors(css: string, name: string): { light: string; dark: string } {
  const hex = '(#[\\da-f]{3,6})';
  const pattern = new RegExp(`--color-${name}:\\s*light-dark\\(${hex},\\s*${hex}\\)`);
  const [, light, dark] = pattern.exec(css) ?? [];
  if (light && dark) return { light, dark };
  throw new Error(`theme/styles/tokens.css: expected --color-${name}: light-dark(#…, #…)`);
}
