const KEY = 'static-pages:scroll';
/** Far more entries than anyone goes back through; the oldest are dropped. */
const MAX_ENTRIES = 100;

/** Scroll position in pixels by history entry; saved in session storage so that it survives a reload. */
let positions: Map<string, number> | undefined;

function all(): Map<string, number> {
  positions ??= new Map(parsePositions(readSession()));
  return positions;
}

/** Parses the stored value; anything that isn't a pair of an entry ID and a number is ignored. */
export function parsePositions(raw: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (pair): pair is [string, number] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
    );
  } catch {
    return [];
  }
}

function readSession(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * The ID of a history entry: its key. In browsers without the Navigation API, the entries that the
 * browser created (the first one, a hash typed into the address bar) have no key, so their URL is used.
 */
export function entryId(key: string, address: string): string {
  return key === 'default' ? address : key;
}

export function positionOf(entry: string): number | undefined {
  return all().get(entry);
}

export function rememberPosition(entry: string, top: number): void {
  all().delete(entry);
  all().set(entry, top);
}

/** Saves the most recent positions before the page is unloaded. */
export function persistPositions(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...all()].slice(-MAX_ENTRIES)));
  } catch {
    // Storage is blocked or full: after a reload, back and forward start at the top.
  }
}
