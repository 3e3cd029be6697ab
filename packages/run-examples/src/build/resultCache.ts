/** Keeps results between builds, by the text that they are made from. */
export interface ResultCache<Result> {
  /** `make` gets the contents without a result. */
  readonly getAll: (
    contents: readonly string[],
    make: (missing: readonly string[]) => Promise<readonly Result[]>,
  ) => Promise<Result[]>;
  /** Called once all results were asked for. */
  readonly save: () => Promise<void>;
}

/** Opens the cache of this name; `code` differs when the code does that makes the results. */
export type OpenCache = <Result>(
  name: string,
  options?: { readonly code?: string },
) => ResultCache<Result>;

/** Keeps nothing. */
export const openNoCache: OpenCache = () => ({
  getAll: async (contents, make) => [...(await make(contents))],
  save: async () => {},
});
