import type { BitReader } from './bits.ts';
import { type CodeTable, codeTable, LENGTH_BITS, LENGTHS, readSymbol } from './huffman.ts';
import { DIGITS, nextMean, RECENT, SYMBOLS, TABLES, tableFor, UNKNOWN } from './rankSymbols.ts';

/** So many numbers below `kinds`, written by `writeNumbers`; see `rankSymbols.ts`. */
export function readNumbers(bits: BitReader, length: number, kinds: number): Uint16Array {
  const lengths = readLengths(bits, TABLES * SYMBOLS + kinds);
  const tables = Array.from({ length: TABLES }, (_, i) =>
    codeTable(lengths.subarray(i * SYMBOLS, (i + 1) * SYMBOLS)),
  );
  const own = codeTable(lengths.subarray(TABLES * SYMBOLS));
  const numbers = new Uint16Array(length);
  const recent = new RecentNumbers();
  let mean = 0;
  let digit = 1;
  for (let at = 0; at < length; ) {
    const symbol = readSymbol(bits, tables[tableFor(mean)] as CodeTable);
    mean = nextMean(mean, symbol);
    if (symbol < DIGITS) {
      const end = at + (symbol + 1) * digit;
      numbers.fill(recent.latest(), at, end);
      at = end;
      digit *= 2;
    } else {
      digit = 1;
      if (symbol === UNKNOWN) recent.add(readSymbol(bits, own));
      else recent.moveToFront(symbol - 1);
      numbers[at++] = recent.latest();
    }
  }
  return numbers;
}

/** A ring: what is new takes the place of the oldest. */
class RecentNumbers {
  readonly #ring = new Uint16Array(RECENT);
  #first = 0;

  latest(): number {
    return this.#ring[this.#first] ?? 0;
  }

  add(number: number): void {
    this.#first = before(this.#first);
    this.#ring[this.#first] = number;
  }

  moveToFront(rank: number): void {
    const ring = this.#ring;
    const first = this.#first;
    let to = (first + rank) & (RECENT - 1);
    const number = ring[to] ?? 0;
    while (to !== first) {
      const from = before(to);
      ring[to] = ring[from] ?? 0;
      to = from;
    }
    ring[first] = number;
  }
}

function before(place: number): number {
  return (place - 1) & (RECENT - 1);
}

/** Lengths of codes are coded too, by codes whose lengths stand as they are. */
function readLengths(bits: BitReader, count: number): Uint8Array {
  const table = codeTable(Uint8Array.from({ length: LENGTHS }, () => bits.read(LENGTH_BITS)));
  const lengths = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) lengths[i] = readSymbol(bits, table);
  return lengths;
}
