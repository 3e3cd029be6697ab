/** The languages whose readers may type traditional characters. */
const TYPED_IN: readonly string[] = ['zh'];

let loading: Promise<Simplify> | undefined;

/** Loads the table, once; after a failure, the next call tries again. */
function loadVariants(): Promise<Simplify> {
  loading ??= import(/* webpackChunkName: "chinese-variants" */ 'virtual-chinese-variants').then(
    ({ default: table }) => readVariants(table),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads what `simplify` needs ahead of the first key, on pages in a language that needs it. */
export function warmSimplify(language: string): void {
  if (TYPED_IN.includes(language)) loadVariants().catch(() => {});
}

/**
 * What's typed, with the characters and words of Taiwan and Hong Kong as the Chinese pages write them. If
 * the table can't be loaded, it stays as it is. Nothing is loaded for text without Han characters.
 */
export async function simplify(typed: string): Promise<string> {
  if (!hasChinese(typed)) return typed;
  try {
    return (await loadVariants())(typed);
  } catch (error) {
    console.error(error);
    return typed;
  }
}

/** Writes what's typed in traditional characters as the Chinese pages write it. */
type Simplify = (typed: string) => string;

/** Whether a text has Han characters. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Reads a table of `traditional simplified` pairs, separated by `|`. At each place, the first pair that
 * fits is used, so longer words come first.
 */
export function readVariants(table: string): Simplify {
  if (table === '') return (typed) => typed;
  const pairs = new Map(table.split('|').map((pair) => pair.split(' ', 2) as [string, string]));
  const pattern = new RegExp([...pairs.keys()].join('|'), 'gu');
  return (typed) => typed.replace(pattern, (word) => pairs.get(word) ?? word);
}
