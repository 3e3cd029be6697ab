import type { CardText } from './cardText.ts';
import { drawCards } from './drawCards.ts';

/** Worker task. */
export function run(cards: readonly CardText[]): Promise<Uint8Array[]> {
  return drawCards(cards);
}
