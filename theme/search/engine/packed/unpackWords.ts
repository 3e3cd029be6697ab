import { BitReader } from './bits.ts';
import { unsortBlock } from './blockSort.ts';
import { checkOf } from './checkOf.ts';
import { readPieces } from './pieceList.ts';
import { readNumbers } from './readNumbers.ts';
import type { WordText } from './wordText.ts';

/**
 * What `plugins/search-index/packWords.ts` wrote: a check of 32 bits of all that follows, how many
 * pieces and words there are, and two blocks: the list of pieces, of which the numbers are bytes,
 * and the text, of which they are pieces. A block is its length, its end and its numbers.
 *
 * Throws where the bytes are anything else.
 */
export function unpackWords(packed: Uint8Array): WordText {
  try {
    const bits = new BitReader(packed, 0);
    if (readLong(bits) !== checkOf(packed, CHECK_BYTES)) throw new Error('The check is another');
    const count = readLong(bits);
    const words = readLong(bits);
    const list = new TextDecoder().decode(Uint8Array.from(readBlock(bits, BYTES)));
    return { pieces: readPieces(list, count), words, numbers: readBlock(bits, count) };
  } catch (cause) {
    throw new Error("The packed text can't be read: it is damaged, or none", { cause });
  }
}

export const CHECK_BYTES = 4;
/** How many different ones there are. */
export const BYTES = 0x100;

function readBlock(bits: BitReader, kinds: number): Uint16Array {
  const length = readLong(bits);
  const end = readLong(bits);
  return unsortBlock({ numbers: readNumbers(bits, length, kinds), end }, kinds);
}

function readLong(bits: BitReader): number {
  return bits.read(16) * 0x10000 + bits.read(16);
}
