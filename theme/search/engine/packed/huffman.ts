import type { BitReader, BitWriter } from './bits.ts';

/**
 * Huffman codes that are known by their lengths alone: shorter ones are first, and those of one
 * length are in the order of their symbols. A symbol of length 0 has no code.
 */
export const LONGEST_CODE = 16;
/** How many lengths there are, and the bits that each takes. */
export const LENGTHS = LONGEST_CODE + 1;
export const LENGTH_BITS = 5;

/** What the next bits stand for: a symbol, above the length of its code. */
export interface CodeTable {
  readonly longest: number;
  readonly entries: Uint32Array;
}

export function codeTable(lengths: Uint8Array): CodeTable {
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const entries = new Uint32Array(1 << longest);
  eachCode(lengths, (symbol, code, length) => {
    const entry = (symbol << LENGTH_BITS) | length;
    // Most codes are long: filling in one entry would take longer than setting it.
    if (length === longest) entries[code] = entry;
    else entries.fill(entry, code << (longest - length), (code + 1) << (longest - length));
  });
  return { longest, entries };
}

/** The symbol of the next code. */
export function readSymbol(bits: BitReader, { longest, entries }: CodeTable): number {
  const entry = entries[bits.peek(longest)] ?? 0;
  bits.skip(entry & ((1 << LENGTH_BITS) - 1));
  return entry >>> LENGTH_BITS;
}

/** Writes the codes of symbols. */
export function codeWriter(lengths: Uint8Array, bits: BitWriter): (symbol: number) => void {
  const codes = new Uint32Array(lengths.length);
  eachCode(lengths, (symbol, code) => {
    codes[symbol] = code;
  });
  return (symbol) => bits.write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
}

/** The shortest codes for symbols that occur so often, none longer than `longest`. */
export function codeLengths(uses: readonly number[], longest: number): Uint8Array {
  let counts = uses;
  for (;;) {
    const lengths = unlimitedLengths(counts);
    if (lengths.every((length) => length <= longest)) return lengths;
    // The nearer the counts are to each other, the nearer are the lengths.
    counts = counts.map((count) => Math.ceil(count / 2));
  }
}

interface Tree {
  readonly count: number;
  readonly symbol: number;
  readonly branches: readonly Tree[];
}

function unlimitedLengths(counts: readonly number[]): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const leaves = counts
    .map((count, symbol): Tree => ({ count, symbol, branches: [] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  const [only] = leaves;
  if (leaves.length === 1 && only) lengths[only.symbol] = 1;
  if (leaves.length > 1) setLengths(joined(leaves), 0, lengths);
  return lengths;
}

/** Both of the seldomest, again and again. Trees are made in the order of their counts. */
function joined(leaves: Tree[]): Tree {
  const trees: Tree[] = [];
  let leaf = 0;
  let tree = 0;
  const seldomest = (): Tree => {
    const [one, other] = [leaves[leaf], trees[tree]];
    if (one && (!other || one.count <= other.count)) {
      leaf += 1;
      return one;
    }
    tree += 1;
    return other as Tree;
  };
  for (let i = 1; i < leaves.length; i += 1) {
    const branches = [seldomest(), seldomest()];
    const count = branches.reduce((sum, branch) => sum + branch.count, 0);
    trees.push({ count, symbol: 0, branches });
  }
  return seldomest();
}

function setLengths({ symbol, branches }: Tree, depth: number, lengths: Uint8Array): void {
  if (branches.length === 0) lengths[symbol] = depth;
  for (const branch of branches) setLengths(branch, depth + 1, lengths);
}

function eachCode(
  lengths: Uint8Array,
  visit: (symbol: number, code: number, length: number) => void,
): void {
  const next = firstCodes(lengths);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    visit(symbol, code, length);
  }
}

/** The first code of each length. */
function firstCodes(lengths: Uint8Array): Uint32Array {
  const counts = new Uint32Array(LONGEST_CODE + 1);
  for (let i = 0; i < lengths.length; i += 1) {
    const length = lengths[i] ?? 0;
    if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  }
  const codes = new Uint32Array(LONGEST_CODE + 2);
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    codes[length + 1] = ((codes[length] ?? 0) + (counts[length] ?? 0)) << 1;
  }
  return codes;
}
