/** The value of a key; created and kept where there is none. */
export function getOrCreate<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: (key: Key) => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create(key);
  map.set(key, created);
  return created;
}
