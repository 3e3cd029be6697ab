/** The part of `node:crypto` that browsers also have. */

export function randomUUID(): string {
  return globalThis.crypto.randomUUID();
}

// biome-ignore lint/style/noDefaultExport: Node's module has a default export
export default { randomUUID };
