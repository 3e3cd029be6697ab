/** The part of `node:crypto` that browsers also have. */

export function randomUUID(): string {
  return globalThis.crypto.randomUUID();
}

/** An integer from `min` (or 0) up to, but not including, `max`. */
export function randomInt(...[first, second]: [max: number] | [min: number, max: number]): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  const range = max - min;
  // Values beyond the last full range would make small numbers more likely.
  const limit = 2 ** 32 - (2 ** 32 % range);
  let random: number;
  do [random = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  while (random >= limit);
  return min + (random % range);
}

// biome-ignore lint/style/noDefaultExport: Node's module has a default export
export default { randomUUID, randomInt };
