/**
 * The class of a token in place of its inline colour, which a strict policy would refuse and which
 * is many times longer: `color:var(--shiki-token-keyword)` becomes `hl-keyword`.
 */
export function tokenClass(style: string): string | undefined {
  return /--shiki-token-([a-z-]+)/.exec(style)?.[1]?.replace(/^/, 'hl-');
}

/** The lines that a fence marks: `{2,4-5}` is 2, 4 and 5, counted from 1. */
export function markedLines(meta: string): Set<number> {
  const list = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  return new Set(
    list
      .split(',')
      .filter(Boolean)
      .flatMap((part) => {
        const [first = Number.NaN, last = first] = part.split('-').map(Number);
        return Number.isNaN(first)
          ? []
          : Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
      }),
  );
}

/** The command whose output a block shows, from its fence: `output="run --bail 1"`. */
export function outputCommand(meta: string): string | undefined {
  const [whole, args] = /(?:^|\s)output(?:="([^"]*)")?(?=\s|$)/.exec(meta) ?? [];
  return whole === undefined ? undefined : `rstest ${args ?? 'run'}`;
}
