import { structuredPatch } from 'diff';

const CONTEXT = 2;

/**
 * A unified diff for the terminal with two lines of context: `-` is the page, `+` is the actual
 * output. `…` separates hunks.
 */
export function diffOutput(expected: readonly string[], real: readonly string[]): string {
  const [before, after] = [expected, real].map((lines) =>
    lines.map((line) => `${line}\n`).join(''),
  );
  const { hunks } = structuredPatch('', '', before ?? '', after ?? '', '', '', {
    context: CONTEXT,
  });
  return hunks
    .map(({ lines }) => lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()).join('\n'))
    .join('\n  …\n');
}
