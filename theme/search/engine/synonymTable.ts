import { stem } from './stem.ts';
import { SYNONYMS } from './synonyms.ts';
import { fold, runsOf } from './tokenize.ts';

/** The most words that one expression of the table has. */
export const LONGEST_EXPRESSION = 4;

const table = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  for (const expression of group) {
    const key = expressionKey(expression);
    const others = table.get(key) ?? new Set();
    for (const other of group) if (other !== expression) others.add(other);
    table.set(key, others);
  }
}

/** Expressions of Chinese characters alone, longest first: they are looked for within a run. */
export const CHINESE_EXPRESSIONS: readonly string[] = [...table.keys()]
  .filter((key) => runsOf(key).length === 1 && runsOf(key)[0]?.chinese)
  .sort((a, b) => b.length - a.length);

/** Other ways to say an expression, or none. */
export function synonymsOf(key: string): ReadonlySet<string> {
  return table.get(key) ?? new Set();
}

/** Inflections of an expression share its key. */
export function expressionKey(expression: string): string {
  const runs = runsOf(fold(expression));
  return runs.map(({ text, chinese }) => (chinese ? text : stem(text))).join(' ');
}
