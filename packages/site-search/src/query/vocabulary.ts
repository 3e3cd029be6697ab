import { getOrCreate } from '../getOrCreate.ts';
import { fold, HAN } from '../text/characters.ts';
import { stem } from '../text/stem.ts';
import { runsOf } from '../text/tokenize.ts';

/** What a site's readers may call things. All of it is optional. */
export interface SiteOptions {
  /**
   * Groups of expressions with one meaning, in any language. A search for one of them also finds
   * the others, ranked a little lower. Latin words match in every inflection; an expression with
   * spaces matches as a phrase of at most four words.
   */
  readonly synonyms?: readonly (readonly string[])[];
  /**
   * Other names of objects, ahead of a dot: with `{ jest: 'rs' }`, `jest.fn` also finds `rs.fn`.
   */
  readonly namespaces?: Readonly<Record<string, string>>;
}

export interface Vocabulary {
  /** Other ways to say an expression, by its `expressionKey`. */
  synonymsOf(key: string): ReadonlySet<string>;
  /** Expressions of Chinese characters alone, longest first: they are looked for within a run. */
  readonly chineseExpressions: readonly string[];
  /** A folded name with this site's namespace in place of another one. */
  withOwnNamespace(name: string): string;
}

/** The most words of one expression. */
export const MAX_EXPRESSION_LENGTH = 4;

const ONLY_CHINESE = new RegExp(`^[${HAN}]+$`);
const NONE: ReadonlySet<string> = new Set();

export function createVocabulary({ synonyms = [], namespaces = {} }: SiteOptions = {}): Vocabulary {
  const others = new Map<string, Set<string>>();
  for (const group of synonyms) {
    for (const expression of group) {
      const synonymSet = getOrCreate(others, expressionKey(expression), () => new Set<string>());
      for (const other of group) if (other !== expression) synonymSet.add(other);
    }
  }
  const ownNamespaces = new Map(Object.entries(namespaces));
  return {
    synonymsOf: (key) => others.get(key) ?? NONE,
    chineseExpressions: [...others.keys()]
      .filter((key) => ONLY_CHINESE.test(key))
      .sort((a, b) => b.length - a.length),
    withOwnNamespace(name) {
      const [namespace = '', ...rest] = name.split('.');
      const ownNamespace = rest.length > 0 ? ownNamespaces.get(namespace) : undefined;
      return ownNamespace === undefined ? name : [ownNamespace, ...rest].join('.');
    },
  };
}

/** Inflections of an expression share its key. */
export function expressionKey(expression: string): string {
  const runs = runsOf(fold(expression));
  return runs.map(({ text, chinese }) => (chinese ? text : stem(text))).join(' ');
}
