import { BitWriter } from '../../theme/search/engine/packed/bits.ts';
import { sortBlock } from '../../theme/search/engine/packed/blockSort.ts';
import { checkOf } from '../../theme/search/engine/packed/checkOf.ts';
import { writePieces } from '../../theme/search/engine/packed/pieceList.ts';
import { BYTES, CHECK_BYTES } from '../../theme/search/engine/packed/unpackWords.ts';
import { writeNumbers } from '../../theme/search/engine/packed/writeNumbers.ts';
import type { SplitText } from './splitWords.ts';

/**
 * A text in three quarters of the bytes that gzip takes: its words block-sorted, and those among
 * the last few as ranks. `unpackWords.ts` describes the format.
 */
export function packWords({ pieces, words, numbers }: SplitText): Uint8Array {
  const bits = new BitWriter();
  // For the check.
  writeLong(bits, 0);
  writeLong(bits, pieces.length);
  writeLong(bits, words);
  writeBlock(bits, Uint16Array.from(Buffer.from(writePieces(pieces))), BYTES);
  writeBlock(bits, numbers, pieces.length);
  const packed = bits.bytes();
  new DataView(packed.buffer).setUint32(0, checkOf(packed, CHECK_BYTES));
  return packed;
}

function writeBlock(bits: BitWriter, text: Uint16Array, kinds: number): void {
  const { numbers, end } = sortBlock(text);
  writeLong(bits, numbers.length);
  writeLong(bits, end);
  writeNumbers(bits, numbers, kinds);
}

function writeLong(bits: BitWriter, number: number): void {
  bits.write(number >>> 16, 16);
  bits.write(number & 0xffff, 16);
}
