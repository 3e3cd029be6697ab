import type { CardText } from './cardText.ts';
import { drawCards } from './drawCards.ts';

/** Worker task: renders share images as PNG. */
export function run(cards: readonly CardText[]): Promise<Uint8Array[]> {
  return drawCards(cards);
}
