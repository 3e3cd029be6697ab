const FRONT_MATTER = /^---\n.*?\n---\n/s;
const FENCES = /^(?<fence>`{3,}|~{3,}).*?^\k<fence>/gms;

/** Pure: whether a page imports or exports something, so that it isn't just a text. */
export function hasOwnCode(source: string): boolean {
  const body = source.replaceAll('\r\n', '\n').replace(FRONT_MATTER, '').replace(FENCES, '');
  return /^(?:import|export)\s/m.test(body);
}
