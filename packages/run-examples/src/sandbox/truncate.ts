/** At most `length` characters of a text; `…` replaces the rest. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // Don't split a surrogate pair.
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
