import { getOrMake } from './getOrMake.ts';
import { stem } from './stem.ts';
import { SYNONYMS } from './synonyms.ts';
import { fold, runsOf } from './tokenize.ts';

/** The most words that one expression of the table has. */
export const LONGEST_EXPRESSION = 4;

type Table = ReadonlyMap<string, ReadonlySet<string>>;

let table: Table | undefined;
let chinese: readonly string[] | undefined;

/** Other ways to say an expression, or none. */
export function synonymsOf(key: string): ReadonlySet<string> {
  table ??= tableOf(SYNONYMS);
  return table.get(key) ?? new Set();
}

/** Expressions of Chinese characters alone, longest first: they are looked for within a run. */
export function chineseExpressions(): readonly string[] {
  table ??= tableOf(SYNONYMS);
  chinese ??= [...table.keys()].filter(isOneRun).sort((a, b) => b.length - a.length);
  return chinese;
}

function tableOf(groups: typeof SYNONYMS): Table {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const expression of group) {
      const own = getOrMake(others, expressionKey(expression), () => new Set());
      for (const other of group) if (other !== expression) own.add(other);
    }
  }
  return others;
}

function isOneRun(key: string): boolean {
  const [first, ...rest] = runsOf(key);
  return first?.chinese === true && rest.length === 0;
}

/** Inflections of an expression share its key. */
export function expressionKey(expression: string): string {
  const runs = runsOf(fold(expression));
  return runs.map(({ text, chinese }) => (chinese ? text : stem(text))).join(' ');
}
