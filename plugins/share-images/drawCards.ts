import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './cardSvg.ts';
import type { CardText } from './cardText.ts';
import { readCardColors } from './colors.ts';
import { palettePng } from './palettePng.ts';
import { SHARE_IMAGE } from './shareImage.ts';
import { createTypesetter } from './typesetter.ts';

/** Draws each card: a PNG, in the order of the cards. */
export async function drawCards(cards: readonly CardText[]): Promise<Buffer[]> {
  const characters = cards.flatMap((card) => Object.values(card).flatMap((text) => [...text]));
  const typesetter = await createTypesetter(characters);
  const colors = await readCardColors();
  return cards.map((card) => {
    const svg = nameErrors(card, () => cardSvg(card, colors, typesetter));
    // There are no fonts to look for.
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return palettePng({ ...SHARE_IMAGE, data: pixels });
  });
}

function nameErrors<T>({ address }: CardText, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`The share image of ${address}: ${(error as Error).message}`);
  }
}
