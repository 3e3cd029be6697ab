import type { BitWriter } from './bits.ts';
import { codeLengths, codeWriter, LENGTH_BITS, LENGTHS, LONGEST_CODE } from './huffman.ts';
import { nextMean, RECENT, SYMBOLS, TABLES, tableFor, UNKNOWN } from './rankSymbols.ts';

/** Bits of a symbol's code: a table is as large as the longest of its codes asks for. */
const LONGEST_SYMBOL = 10;
/** Of a number's code, beyond those it would have if all were of one length. */
const SPARE_BITS = 1;

interface Written {
  readonly symbol: number;
  readonly table: number;
  /** What an unknown symbol stands for. */
  readonly number: number;
}

/** Writes numbers below `kinds`; see `rankSymbols.ts`. */
export function writeNumbers(bits: BitWriter, numbers: Uint16Array, kinds: number): void {
  const written = symbolsOf(numbers);
  const lengths = Array.from({ length: TABLES }, (_, i) => {
    const own = written.filter(({ table }) => table === i).map(({ symbol }) => symbol);
    return codeLengths(usesOf(own, SYMBOLS), LONGEST_SYMBOL);
  });
  const unknown = written.filter(({ symbol }) => symbol === UNKNOWN).map(({ number }) => number);
  const longest = Math.min(LONGEST_CODE, 32 - Math.clz32(kinds) + SPARE_BITS);
  const ownLengths = codeLengths(usesOf(unknown, kinds), longest);
  writeLengths(bits, Uint8Array.from([...lengths, ownLengths].flatMap((all) => [...all])));
  const write = lengths.map((all) => codeWriter(all, bits));
  const writeOwn = codeWriter(ownLengths, bits);
  for (const { table, symbol, number } of written) {
    write[table]?.(symbol);
    if (symbol === UNKNOWN) writeOwn(number);
  }
}

function symbolsOf(numbers: Uint16Array): Written[] {
  const written: Written[] = [];
  const recent: number[] = [];
  let mean = 0;
  let run = 0;
  const add = (symbol: number, number: number) => {
    written.push({ symbol, table: tableFor(mean), number });
    mean = nextMean(mean, symbol);
  };
  const closeRun = () => {
    for (; run > 0; run = (run - 1) >> 1) add((run - 1) & 1, 0);
  };
  for (const number of numbers) {
    const rank = recent.indexOf(number);
    if (rank === 0) {
      run += 1;
      continue;
    }
    closeRun();
    add(rank < 0 ? UNKNOWN : rank + 1, number);
    if (rank > 0) recent.splice(rank, 1);
    recent.unshift(number);
    recent.length = Math.min(recent.length, RECENT);
  }
  closeRun();
  return written;
}

function writeLengths(bits: BitWriter, lengths: Uint8Array): void {
  const own = codeLengths(usesOf([...lengths], LENGTHS), LONGEST_CODE);
  for (const length of own) bits.write(length, LENGTH_BITS);
  const write = codeWriter(own, bits);
  for (const length of lengths) write(length);
}

function usesOf(symbols: readonly number[], kinds: number): number[] {
  const uses = new Array<number>(kinds).fill(0);
  for (const symbol of symbols) uses[symbol] = (uses[symbol] ?? 0) + 1;
  return uses;
}
