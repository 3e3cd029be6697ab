const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The index that a key moves to from `index` in `count` tabs; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}
