/**
 * The class that replaces a token's inline color, which the Content-Security-Policy would block and
 * which is much longer: `color:var(--shiki-token-keyword)` becomes `hl-keyword`.
 */
export function highlightClass(style: string): string | undefined {
  return /--shiki-token-([a-z-]+)/.exec(style)?.[1]?.replace(/^/, 'hl-');
}

/** The highlighted lines of a fence, from 1: `{2,4-5}` is 2, 4, and 5. */
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

/** The numbers, from 1, of the lines of a shell block that start a command. */
export function promptLines(code: string): Set<number> {
  const lines = code.split('\n');
  const starts = lines.map(
    (line, index) => /^[^\s#})]/.test(line) && !lines[index - 1]?.endsWith('\\'),
  );
  return new Set(starts.flatMap((isStart, index) => (isStart ? [index + 1] : [])));
}

/** The command whose output a block shows, from its fence: `output="run --bail 1"`. */
export function outputCommand(meta: string): string | undefined {
  const [whole, args] = /(?:^|\s)output(?:="([^"]*)")?(?=\s|$)/.exec(meta) ?? [];
  return whole === undefined ? undefined : `rstest ${args ?? 'run'}`;
}

/** The exit code of that command, from its fence: `exit="1"`; see `markOutputs` in plugins/run/runSets.ts. */
export function exitCode(meta: string): string | undefined {
  return /(?:^|\s)exit="(\d+)"/.exec(meta)?.[1];
}
