import { runInNewContext } from 'node:vm';
import {
  type FirstPaintOptions,
  firstPaintScript,
} from '../../../../plugins/first-paint/script.ts';

export interface Visitor {
  /** The address, from the path on. */
  at: string;
  language?: string;
  userAgent?: string;
  systemIsDark?: boolean;
  /** How the page is come to; by a link where nothing is said. */
  navigation?: 'navigate' | 'reload' | 'back_forward';
  stored?: Record<string, string>;
  /** `blocked`: reading throws, as where cookies are off; `deaf`: writing does nothing. */
  storage?: 'blocked' | 'deaf';
}

export interface Outcome {
  /** What the script sets on the document's root. */
  data: Record<string, string>;
  stored: Record<string, string>;
  /** Where it goes; nothing when it stays. */
  target: string | undefined;
  /** What it writes into the address bar without going anywhere. */
  shown: string | undefined;
}

const RULES = {
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  versions: ['v2', 'v1'],
  defaultVersion: 'v2',
};

/** Runs the script in a window of nothing but what it may use. */
export function runScript(visitor: Visitor, options: Partial<FirstPaintOptions> = {}): Outcome {
  const url = new URL(visitor.at, 'https://site.example');
  const outcome: Outcome = {
    data: {},
    stored: { ...visitor.stored },
    target: undefined,
    shown: undefined,
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
    history: {
      replaceState: (_state: unknown, _title: string, target: string) => {
        outcome.shown = target;
        window.location.pathname = new URL(target, url).pathname;
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
