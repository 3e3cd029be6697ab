/** A stored value; `undefined` if there's none or it isn't JSON. */
export function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
