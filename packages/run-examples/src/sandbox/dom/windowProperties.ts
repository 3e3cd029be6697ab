/**
 * The window's properties that replace Node's globals. Node's others stay, so that timers,
 * `performance`, and `crypto` are the same with and without a DOM.
 */
const REPLACED: readonly string[] = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'Blob',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'MessagePort',
  'Request',
  'Response',
  'URL',
  'fetch',
];

/** These refer to the global object, not to the window behind it. */
const SELF: readonly string[] = ['window', 'self', 'top', 'parent'];

/** In Node but not in a worker; examples don't need it. */
const ABSENT: readonly string[] = ['Buffer'];

/**
 * The properties of a window as descriptors for a global object that has Node's globals. Methods
 * are bound to the window; assigned values stay on the global object.
 */
export function windowProperties(window: object, global: object): PropertyDescriptorMap {
  const names = Object.getOwnPropertyNames(window).filter(
    (name) =>
      !SELF.includes(name) &&
      !ABSENT.includes(name) &&
      (REPLACED.includes(name) || !(name in global)),
  );
  return Object.fromEntries([
    ...names.map((name) => [name, forwarded(window, name)] as const),
    ...SELF.map((name) => [name, { value: global, configurable: true, writable: true }] as const),
  ]);
}

function forwarded(window: object, name: string): PropertyDescriptor {
  const read = () => Reflect.get(window, name) as unknown;
  const value = read();
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  const bound = isMethod ? (value as () => unknown).bind(window) : undefined;
  let assigned: { readonly value: unknown } | undefined;
  return {
    get: () => (assigned ? assigned.value : (bound ?? read())),
    set: (own: unknown) => {
      assigned = { value: own };
    },
    configurable: true,
  };
}
