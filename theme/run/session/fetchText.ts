const texts = new Map<string, Promise<string>>();

/** The text at an address, asked for once; again after a failure. Rejects with one sentence. */
export function fetchText(address: string): Promise<string> {
  const known = texts.get(address) ?? ask(address);
  texts.set(address, known);
  known.catch(() => texts.delete(address));
  return known;
}

async function ask(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
