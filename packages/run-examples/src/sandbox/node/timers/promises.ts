/** `node:timers/promises` for browsers. */

// The real timer, because fake timers don't affect this module in Node either.
const { setTimeout: startTimer } = globalThis;

export function setTimeout<Value>(delay?: number, value?: Value): Promise<Value | undefined> {
  return new Promise((resolve) => startTimer(() => resolve(value), delay));
}

export function setImmediate<Value>(value?: Value): Promise<Value | undefined> {
  return setTimeout(0, value);
}

// biome-ignore lint/style/noDefaultExport: Node's module has a default export
export default { setTimeout, setImmediate };
