const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which of `count` tabs a key leads to from the one at `index`; nothing for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}
