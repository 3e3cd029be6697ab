/** A list that lasts for the session, with one entry for each `id`. */
interface SessionList<Entry extends { readonly id: string }> {
  readonly read: (id: string) => Entry | undefined;
  /** Adds the entry, and removes the oldest ones if there are too many. */
  readonly save: (entry: Entry) => void;
  readonly remove: (id: string) => void;
}

interface SessionListOptions<Entry> {
  readonly key: string;
  /** Characters of all entries as JSON. */
  readonly characters: number;
  /** Whether something from storage is an entry. */
  readonly isEntry: (value: unknown) => value is Entry;
}

/** Where storage is blocked or full, entries last until the page is left, or not at all. */
export function sessionList<Entry extends { readonly id: string }>({
  key,
  characters,
  isEntry,
}: SessionListOptions<Entry>): SessionList<Entry> {
  /** Oldest first. */
  const readAll = (): Entry[] => {
    try {
      const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry) : [];
    } catch {
      // Blocked, or not ours.
      return [];
    }
  };
  const writeAll = (entries: Entry[]) => {
    while (JSON.stringify(entries).length > characters) entries.shift();
    try {
      window.sessionStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // Blocked or full: the edit lasts until the page is left.
    }
  };
  const without = (id: string) => readAll().filter((entry) => entry.id !== id);
  return {
    read: (id) => readAll().find((entry) => entry.id === id),
    save: (entry) => writeAll([...without(entry.id), entry]),
    remove: (id) => writeAll(without(id)),
  };
}
