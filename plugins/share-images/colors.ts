import { readFile } from 'node:fs/promises';

export const TOKENS = new URL('../../theme/styles/tokens.css', import.meta.url);

/** The colours of a picture, as `#rrggbb`. */
export interface CardColors {
  readonly page: string;
  readonly raised: string;
  readonly text: string;
  readonly soft: string;
  readonly brand: string;
  readonly onBrand: string;
}

/** The site's own, in the dark form: `theme/styles/tokens.css` alone holds colours. */
export async function readCardColors(): Promise<CardColors> {
  return cardColors(await readFile(TOKENS, 'utf8'));
}

/** Pure. Throws where a token is missing or has no dark form. */
export function cardColors(css: string): CardColors {
  const dark = (name: string) => {
    const value = new RegExp(`--color-${name}:\\s*light-dark\\([^,]+,\\s*(#[\\da-f]{3,6})\\)`).exec(
      css,
    );
    if (value?.[1]) return value[1];
    throw new Error(`theme/styles/tokens.css: expected --color-${name}: light-dark(#…, #…)`);
  };
  return {
    page: dark('page'),
    raised: dark('raised'),
    text: dark('text'),
    soft: dark('text-soft'),
    brand: dark('brand'),
    onBrand: dark('on-brand'),
  };
}
