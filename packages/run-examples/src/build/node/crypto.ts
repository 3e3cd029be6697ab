/** The part of `node:crypto` that browsers have too. */

export function randomUUID(): string {
  return globalThis.crypto.randomUUID();
}

/** A whole number from `min`, or 0, up to `max`, without it. */
export function randomInt(...[first, second]: [max: number] | [min: number, max: number]): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  const range = max - min;
  // What lies beyond the last whole range would make small numbers likelier.
  const limit = 2 ** 32 - (2 ** 32 % range);
  let random: number;
  do [random = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
  while (random >= limit);
  return min + (random % range);
}

// biome-ignore lint/style/noDefaultExport: Node's module has one
export default { randomUUID, randomInt };
