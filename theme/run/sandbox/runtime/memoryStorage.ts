/** A `Storage` that is forgotten with the run. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void entries.set(String(key), String(value)),
    removeItem: (key: string) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
  return new Proxy(methods as Storage, {
    get: (target, key) => {
      if (key === 'length') return entries.size;
      return Reflect.get(target, key) ?? entries.get(String(key));
    },
    set: (_, key, value) => {
      entries.set(String(key), String(value));
      return true;
    },
    has: (target, key) => key in target || entries.has(String(key)),
    deleteProperty: (_, key) => entries.delete(String(key)) || true,
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = entries.get(String(key));
      return value === undefined
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}
