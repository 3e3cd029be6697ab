import { HOLE } from './messageTexts.ts';

/** Removes texts that another text includes: `Unknown option --a` next to `Unknown option …`. */
export function withoutInstances(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)];
  const general = distinct
    .filter((text) => text.includes(HOLE))
    .map((text) => ({ text, parts: text.split(HOLE) }));
  return distinct.filter(
    (text) => !general.some((other) => other.text !== text && isInstance(text, other.parts)),
  );
}

/** Whether `text` consists of `parts` with anything between them. */
function isInstance(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
