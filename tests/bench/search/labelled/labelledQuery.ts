/**
 * What a reader types, and every address that answers it. `/config/test/bail` accepts any hit on
 * that page, `/guide/basic/cli#run` that heading alone. Addresses are those of the English pages;
 * the Chinese ones are the same behind `/zh`.
 */
export type LabelledQuery = readonly [query: string, ...answers: [string, ...string[]]];

/** By the way readers search. */
export type LabelledSet = Readonly<Record<string, readonly LabelledQuery[]>>;
