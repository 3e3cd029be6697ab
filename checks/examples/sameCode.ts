import { withoutComments } from 'run-examples/classify';
import type { ExampleBlock } from './example.ts';

/** Whether code is equal apart from comments, blank lines, and trailing spaces. */
export function sameCode(lang: string, a: string, b: string): boolean {
  return a === b || bareLines(lang, a) === bareLines(lang, b);
}

/** Whether two fences are equivalent for the runner. */
export function sameFence(a: ExampleBlock, b: ExampleBlock): boolean {
  return a.lang === b.lang && fenceKey(a) === fenceKey(b);
}

// The reason is prose, which is translated.
function fenceKey({ fence }: ExampleBlock): string {
  const { kind, title, set, noPage, fails, args, exit, env } = fence;
  return JSON.stringify([kind, title, set, noPage, fails, args, exit, env]);
}

function bareLines(lang: string, code: string): string {
  return withoutComments(lang, code)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
