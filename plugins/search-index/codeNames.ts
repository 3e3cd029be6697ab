/** A run of letters, with what joins or begins a name: `rs.fn`, `node:path`, `--shard`, `%s`. */
const WORD = /(?:--?|[@$#%.])?[\p{L}\p{N}_$]+(?:[.\-/:@][\p{L}\p{N}_$]+)*/gu;
/** Words of a sentence have neither a sign, nor a joint, nor a capital within. */
const NAME = /[a-z][A-Z]|\.\w|^[-@$%#]|\w[.\-/:_]\w/;

/**
 * The names in code blocks, in order, each once, without those that are known already. A reader
 * who searches for code types its names; all of the code would make the index half as large again.
 */
export function codeNames(blocks: readonly string[], known: ReadonlySet<string>): string[] {
  const words = new Set(blocks.flatMap(wordsOf));
  return [...words].filter((word) => NAME.test(word) && !known.has(word));
}

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
