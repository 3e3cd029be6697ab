import { hasChinese, readVariants, type Simplify } from './readVariants';

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

/** Loads what `simplify` needs ahead of the first key. */
export function warmSimplify(): void {
  loadVariants().catch(() => {});
}

/**
 * What's typed, with the characters and words of Taiwan and Hong Kong as the Chinese pages write them. If
 * the table can't be loaded, it stays as it is. Other languages load nothing.
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
