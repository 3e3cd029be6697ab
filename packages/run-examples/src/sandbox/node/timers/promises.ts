/** `node:timers/promises` for browsers. As in Node, fake timers don't affect it. */

const { setTimeout: start } = globalThis;

export function setTimeout<Value>(delay?: number, value?: Value): Promise<Value | undefined> {
  return new Promise((resolve) => start(() => resolve(value), delay));
}

export function setImmediate<Value>(value?: Value): Promise<Value | undefined> {
  return setTimeout(0, value);
}

// biome-ignore lint/style/noDefaultExport: Node's module has one
export default { setTimeout, setImmediate };
