const KEY = 'rstest-docs:scroll';
/** Far more than anybody goes back through; the oldest are forgotten. */
const MOST = 100;

/** Where each entry of the history was left; kept for the tab, so that a reload forgets nothing. */
let places: Map<string, number> | undefined;

function all(): Map<string, number> {
  places ??= new Map(parsePlaces(readSession()));
  return places;
}

/** Reads what is stored; anything else than pairs of a name and a number counts as nothing. */
export function parsePlaces(raw: string | null): [string, number][] {
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
 * The name of an entry: the router's key for it. Entries that the browser made itself (the first
 * one, a hash typed into the address) all have the same key: their address tells them apart.
 */
export function entryName(key: string, address: string): string {
  return key === 'default' ? address : key;
}

export function placeOf(entry: string): number | undefined {
  return all().get(entry);
}

export function rememberPlace(entry: string, top: number): void {
  all().delete(entry);
  all().set(entry, top);
}

/** Writes the newest places down before the page is left. */
export function keepPlaces(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...all()].slice(-MOST)));
  } catch {
    // Blocked or full: back and forward then begin at the top after a reload.
  }
}
