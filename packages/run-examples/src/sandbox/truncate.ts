/** At most `length` characters of a text; `…` replaces those that are missing. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
