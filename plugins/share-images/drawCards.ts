import { renderAsync } from '@resvg/resvg-js';
import { cardSvg } from './cardSvg.ts';
import type { CardText } from './cardText.ts';
import { readCardColors } from './colors.ts';
import { palettePng } from './palettePng.ts';
import { SHARE_IMAGE } from './shareImage.ts';
import { createTypesetter } from './typesetter.ts';

/** Drawn at a time: pixels of one picture are three megabytes. */
const AT_A_TIME = 8;

/** Draws each card and hands its PNG on as soon as it is done. */
export async function drawCards(
  cards: readonly CardText[],
  done: (card: CardText, png: Buffer) => Promise<void>,
): Promise<void> {
  const characters = cards.flatMap((card) => Object.values(card).flatMap((text) => [...text]));
  const typesetter = await createTypesetter(characters);
  const colors = await readCardColors();
  const waiting = [...cards];
  const draw = async () => {
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      // Rendered on other threads: there are no fonts to look for.
      const svg = nameErrors(card, () => cardSvg(card, colors, typesetter));
      const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
      await done(card, await palettePng({ ...SHARE_IMAGE, data: image.pixels }));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, draw));
}

function nameErrors<T>({ address }: CardText, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`The share image of ${address}: ${(error as Error).message}`);
  }
}
