/** Converts typed text from traditional characters to those that the Chinese pages use. */
type Simplify = (typed: string) => string;

let loading: Promise<Simplify> | undefined;

/** Loads the table of variants once. After a failure, the next call tries again. */
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

/** Loads the table of variants ahead of the first key on a Chinese page. */
export function warmSimplify(language: string): void {
  if (language === 'zh') loadVariants().catch(() => {});
}

/**
 * Converts the characters and words of Taiwan and Hong Kong to those of the Chinese pages. Returns the
 * text unchanged if it has no Han characters, or if the table of variants can't be loaded.
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

/** Whether a text has Han characters. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Creates a converter from a table of `traditional simplified` pairs, separated by `|`. Where several
 * words match, the converter uses the first of them, so the table lists longer words first.
 */
export function readVariants(table: string): Simplify {
  if (table === '') return (typed) => typed;
  const pairs = new Map(table.split('|').map((pair) => pair.split(' ', 2) as [string, string]));
  const pattern = new RegExp([...pairs.keys()].join('|'), 'gu');
  return (typed) => typed.replace(pattern, (word) => pairs.get(word) ?? word);
}
