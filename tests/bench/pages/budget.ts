import budget from './budget.json' with { type: 'json' };
import type { Weight } from './weighVisit.ts';

interface Limits {
  js: number;
  css: number;
  fonts: number;
  total: number;
}

const LIMITS: Record<string, Limits> & { default: Limits } = budget;

/** One line for each resource kind that exceeds the page's budget; sizes are in bytes. */
export function overBudget(page: string, weight: Weight): string[] {
  const limits = LIMITS[page] ?? LIMITS.default;
  return (['js', 'css', 'fonts', 'total'] as const)
    .filter((kind) => weight[kind] > limits[kind])
    .map(
      (kind) =>
        `${page}: ${kind} weighs ${weight[kind]} bytes, ${limits[kind]} are allowed ` +
        '(tests/bench/pages/budget.json): make it lighter, or say why it must be more.',
    );
}

/** The pages to measure, one of each kind in each language. */
export const PAGES: readonly string[] = ['', '/zh'].flatMap((prefix) =>
  [
    '/',
    '/guide/start/quick-start',
    '/config/test/',
    '/config/test/bail',
    '/api/test-api/expect',
  ].map((page) => prefix + page),
);
