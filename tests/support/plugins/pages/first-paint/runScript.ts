import { runInNewContext } from 'node:vm';
import {
  type FirstPaintOptions,
  firstPaintScript,
} from '../../../../../plugins/pages/first-paint/script.ts';

export interface Visitor {
  /** The URL, starting with the path. */
  at: string;
  language?: string;
  userAgent?: string;
  systemIsDark?: boolean;
  /** The navigation type; defaults to a link. */
  navigation?: 'navigate' | 'reload' | 'back_forward';
  stored?: Record<string, string>;
  /** `blocked`: reading throws, as with disabled cookies; `deaf`: writing does nothing. */
  storage?: 'blocked' | 'deaf';
}

export interface Outcome {
  /** The data attributes that the script sets on the root element. */
  data: Record<string, string>;
  stored: Record<string, string>;
  /** The target of a redirect; undefined if there's none. */
  target: string | undefined;
}

const RULES = {
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  versions: ['v2', 'v1'],
  defaultVersion: 'v2',
};

/** Runs the script in a fake window that has only the properties that the script may use. */
export function runScript(visitor: Visitor, options: Partial<FirstPaintOptions> = {}): Outcome {
  const url = new URL(visitor.at, 'https://site.example');
  const outcome: Outcome = {
    data: {},
    stored: { ...visitor.stored },
    target: undefined,
  };
  const localStorage = {
    getItem: (key: string) => outcome.stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (visitor.storage !== 'deaf') outcome.stored[key] = value;
    },
  };
  const window = {
    document: { documentElement: { dataset: outcome.data } },
    navigator: {
      language: visitor.language ?? 'en-US',
      userAgent: visitor.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    },
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (target: string) => {
        outcome.target = target;
      },
    },
    performance: { getEntriesByType: () => [{ type: visitor.navigation ?? 'navigate' }] },
    matchMedia: () => ({ matches: visitor.systemIsDark ?? false }),
    URLSearchParams,
    get localStorage() {
      if (visitor.storage === 'blocked') throw new Error('blocked');
      return localStorage;
    },
  };
  const script = firstPaintScript({
    base: '/',
    rules: RULES,
    switchable: true,
    missing: [],
    ...options,
  });
  runInNewContext(script, window);
  return outcome;
}
