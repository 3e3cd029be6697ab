import type { PageFigures } from './measurePage.ts';

export const HEAD: readonly string[] = [
  ...['kB, ms', 'html', 'js', 'css', 'fonts', 'other', 'total'],
  ...['blocked', 'longest', 'LCP', 'CLS', 'perf', 'a11y', 'best', 'SEO'],
];

/** Placeholder for missing measurements. */
const NONE = '–';

export function visitRow(name: string, { visit, scores }: PageFigures): string[] {
  const { weight, blocked, longest, lcp, cls } = visit;
  const sizes = [weight.html, weight.js, weight.css, weight.fonts, weight.other, weight.total];
  return [
    name,
    ...sizes.map((bytes) => (bytes / 1000).toFixed(1)),
    blocked.toFixed(0),
    longest.toFixed(0),
    lcp.toFixed(0),
    cls.toFixed(3),
    ...(scores ? Object.values(scores).map((score) => score.toFixed(0)) : Array(4).fill(NONE)),
  ];
}
