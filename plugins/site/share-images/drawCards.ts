import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { SHARE_IMAGE } from '../../../content/routes/pageAssets.ts';
import { card, withDrawings } from './card.ts';
import type { CardText } from './cardText.ts';
import { loadFonts } from './fonts.ts';

/** The end of titles that Satori shortens. */
const ELLIPSIS = '…';

/** Worker task: renders each card as a PNG, in the order of `cards`. */
export async function run(cards: readonly CardText[]): Promise<Buffer[]> {
  const texts = cards.flatMap((card) => Object.values(card));
  const fonts = await loadFonts([ELLIPSIS, ...texts.flatMap((text) => [...text])]);
  return Promise.all(
    cards.map(async (text) => {
      const svg = await satori(card(text), {
        ...SHARE_IMAGE,
        fonts,
        loadAdditionalAsset: async (_, missing) => {
          const problem = `no glyph for "${missing}" in Noto Sans SC: use other characters`;
          throw new Error(`Share image of ${text.address}: ${problem}`);
        },
      });
      // Satori has converted the text to paths, so no fonts are needed.
      return new Resvg(withDrawings(svg), { font: { loadSystemFonts: false } }).render().asPng();
    }),
  );
}
