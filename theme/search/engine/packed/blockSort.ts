import { sortSuffixes } from './sortSuffixes.ts';

/**
 * The Burrows-Wheeler transform. It brings together the bytes that stand ahead of the same text, so
 * that most are like one of the last few, and is undone in two quick passes.
 */
export interface SortedBlock {
  /** The bytes of a text, in the order of what follows each in it. */
  readonly bytes: Uint8Array;
  /** The place among them of the text's end, which is no byte; 0 for an empty text. */
  readonly end: number;
}

/** A place and a byte are kept in one number of 32 bits. */
const BYTE_BITS = 8;
export const LONGEST_BLOCK = 2 ** (32 - BYTE_BITS) - 1;

/** Takes a pass over the text whenever it doubles what it has sorted by: for the builder. */
export function sortBlock(text: Uint8Array): SortedBlock {
  if (text.length > LONGEST_BLOCK) {
    throw new Error(`A block of ${text.length} bytes can't be sorted, of ${LONGEST_BLOCK} at most`);
  }
  const bytes = new Uint8Array(text.length);
  // Ahead of nothing, which is sorted first, stands the last byte.
  bytes.set(text.subarray(-1));
  let end = 0;
  let i = 1;
  sortSuffixes(text).forEach((start, order) => {
    if (start === 0) end = order + 1;
    else bytes[i++] = text[start - 1] ?? 0;
  });
  return { bytes, end };
}

/** The text again. Throws where the end is no place among the bytes. */
export function unsortBlock({ bytes, end }: SortedBlock): Uint8Array<ArrayBuffer> {
  const { length } = bytes;
  if (end > length || (end === 0 && length > 0)) {
    throw new Error(`A block of ${length} bytes can't end at ${end}`);
  }
  const text = new Uint8Array(length);
  const steps = stepsOf(bytes, end);
  let at = 0;
  for (let i = length - 1; i >= 0; i -= 1) {
    const step = steps[at] ?? 0;
    text[i] = step;
    at = step >>> BYTE_BITS;
  }
  return text;
}

/**
 * Each byte, below where the one ahead of it in the text is found: at its place once all are
 * sorted. Those alike keep their order, and the end, which is first then, is no byte.
 */
function stepsOf(bytes: Uint8Array, end: number): Uint32Array {
  const places = placesOf(bytes);
  const steps = new Uint32Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    const place = places[byte] ?? 0;
    places[byte] = place + 1;
    steps[i] = ((place < end ? place : place - 1) << BYTE_BITS) | byte;
  }
  return steps;
}

/** Behind the end, where the first of each byte is once they are sorted. */
function placesOf(bytes: Uint8Array): Uint32Array {
  const places = new Uint32Array(0x101);
  for (let i = 0; i < bytes.length; i += 1) {
    const next = (bytes[i] ?? 0) + 1;
    places[next] = (places[next] ?? 0) + 1;
  }
  places[0] = 1;
  for (let i = 1; i < places.length; i += 1) places[i] = (places[i] ?? 0) + (places[i - 1] ?? 0);
  return places;
}
