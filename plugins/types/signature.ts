import type ts from 'typescript';
import { type RunKind, signatureRun } from '../../theme/types/pageTypes.ts';

type Part = Pick<ts.SymbolDisplayPart, 'text' | 'kind'>;

/** In front of what an import means, as in `(alias) const expect: ExpectStatic⏎import expect`. */
const ALIAS_MARK = ['(', 'alias', ')', ' '];

/** The kinds that have a color. */
const KINDS: Readonly<Record<string, RunKind>> = {
  keyword: 'k',
  stringLiteral: 's',
  numericLiteral: 'c',
  enumMemberName: 'c',
  functionName: 'f',
  methodName: 'f',
  parameterName: 'a',
  punctuation: 'p',
  operator: 'p',
};

/** Splits the compiler's description of a name into runs of one color. */
export function signatureOf(parts: readonly Part[]): string[] {
  const runs: { kind: RunKind; text: string }[] = [];
  for (const { text, kind } of withoutAlias(parts)) {
    const runKind = KINDS[kind] ?? '-';
    const last = runs.at(-1);
    const isBlank = text.trim() === '';
    if (last && (isBlank || last.kind === runKind)) last.text += text;
    else runs.push({ kind: isBlank ? '-' : runKind, text });
  }
  return runs.map(({ kind, text }) => signatureRun(kind, text));
}

/** Replaces the description of an import with that of the imported name, or of its several meanings. */
function withoutAlias(parts: readonly Part[]): readonly Part[] {
  if (!startsAlias(parts, 0)) return parts;
  // The last line repeats the import.
  const end = parts.findLastIndex(({ kind }) => kind === 'lineBreak');
  const inMark = (index: number) =>
    ALIAS_MARK.some((_, offset) => startsAlias(parts, index - offset));
  return parts.slice(0, end < 0 ? undefined : end).filter((_, index) => !inMark(index));
}

function startsAlias(parts: readonly Part[], start: number): boolean {
  return ALIAS_MARK.every((text, offset) => parts[start + offset]?.text === text);
}
