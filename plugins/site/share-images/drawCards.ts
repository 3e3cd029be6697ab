import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from './cardSvg.ts';
import type { CardText } from './cardText.ts';
import { readCardColors } from './colors.ts';
import { createTypesetter } from './typesetter.ts';

/** Renders each card as a PNG, in the order of `cards`. */
export async function drawCards(cards: readonly CardText[]): Promise<Buffer[]> {
  const characters = cards.flatMap((card) => Object.values(card).flatMap((text) => [...text]));
  const typesetter = await createTypesetter(characters);
  const colors = await readCardColors();
  return cards.map((card) => {
    const svg = nameErrors(card, () => cardSvg(card, colors, typesetter));
    // The SVG contains no text that needs fonts.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  });
}

function nameErrors<T>({ address }: CardText, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`Share image of ${address}: ${(error as Error).message}`);
  }
}
