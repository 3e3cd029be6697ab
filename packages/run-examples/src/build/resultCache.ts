/** Keeps results between builds, keyed by their input text. */
export interface ResultCache<Result> {
  /** Calls `make` with the contents that have no result yet. */
  readonly getAll: (
    contents: readonly string[],
    make: (missing: readonly string[]) => Promise<readonly Result[]>,
  ) => Promise<Result[]>;
  /** Called after all results were requested. */
  readonly save: () => Promise<void>;
}

/** Opens the cache with this name; `code` changes whenever the code that creates the results does. */
export type OpenCache = <Result>(
  name: string,
  options?: { readonly code?: string },
) => ResultCache<Result>;

/** A cache that keeps nothing. */
export const openNoCache: OpenCache = () => ({
  getAll: async (contents, make) => [...(await make(contents))],
  save: async () => {},
});
