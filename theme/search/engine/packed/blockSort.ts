import { sortSuffixes } from './sortSuffixes.ts';

/**
 * The Burrows-Wheeler transform, of words instead of letters. It brings together the numbers that
 * stand ahead of the same text, so that most are among the last few, and is undone in two quick
 * passes.
 */
export interface SortedBlock {
  /** The numbers of a text, in the order of what follows each in it. */
  readonly numbers: Uint16Array;
  /** The place among them of the text's end, which is no number; 0 for an empty text. */
  readonly end: number;
}

/** Takes a pass over the text whenever it doubles what it has sorted by: for the builder. */
export function sortBlock(text: Uint16Array): SortedBlock {
  const numbers = new Uint16Array(text.length);
  // Ahead of nothing, which is sorted first, stands the last number.
  numbers.set(text.subarray(-1));
  let end = 0;
  let i = 1;
  sortSuffixes(text).forEach((start, order) => {
    if (start === 0) end = order + 1;
    else numbers[i++] = text[start - 1] ?? 0;
  });
  return { numbers, end };
}

/** The text again, of numbers below `kinds`. Throws where the end is no place among them. */
export function unsortBlock(
  { numbers, end }: SortedBlock,
  kinds: number,
): Uint16Array<ArrayBuffer> {
  const { length } = numbers;
  if (end > length || (end === 0 && length > 0)) {
    throw new Error(`A block of ${length} numbers can't end at ${end}`);
  }
  const text = new Uint16Array(length);
  const steps = stepsOf(numbers, end, kinds);
  let at = 0;
  for (let i = length - 1; i >= 0; i -= 1) {
    text[i] = numbers[at] ?? 0;
    at = steps[at] ?? 0;
  }
  return text;
}

/**
 * From each number to the one ahead of it in the text: it is at the number's place once all are
 * sorted. Those alike keep their order, and the end, which is first then, is no number.
 */
function stepsOf(numbers: Uint16Array, end: number, kinds: number): Uint32Array {
  const places = placesOf(numbers, kinds);
  const steps = new Uint32Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    const place = places[number] ?? 0;
    places[number] = place + 1;
    steps[i] = place < end ? place : place - 1;
  }
  return steps;
}

/** Behind the end, where the first of each number is once they are sorted. */
function placesOf(numbers: Uint16Array, kinds: number): Uint32Array {
  const places = new Uint32Array(kinds + 1);
  for (let i = 0; i < numbers.length; i += 1) {
    const next = (numbers[i] ?? 0) + 1;
    places[next] = (places[next] ?? 0) + 1;
  }
  places[0] = 1;
  for (let i = 1; i < kinds; i += 1) places[i] = (places[i] ?? 0) + (places[i - 1] ?? 0);
  return places;
}
