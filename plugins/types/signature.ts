import type ts from 'typescript';
import { type RunKind, signatureRun } from '../../theme/types/pageTypes.ts';

type Part = Pick<ts.SymbolDisplayPart, 'text' | 'kind'>;

/** `(alias) const expect: ExpectStatic⏎import expect`: an import is shown as what it imports. */
const ALIAS_KIND = 'alias';

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

/** The compiler's description of a name, as runs of one color. */
export function signatureOf(parts: readonly Part[]): string[] {
  const runs: { kind: RunKind; text: string }[] = [];
  for (const { text, kind } of withoutAlias(parts)) {
    const runKind = /^\s*$/.test(text) ? runs.at(-1)?.kind : (KINDS[kind] ?? '-');
    const last = runs.at(-1);
    if (last && last.kind === runKind) last.text += text;
    else runs.push({ kind: runKind ?? '-', text });
  }
  return runs.map(({ kind, text }) => signatureRun(kind, text));
}

function withoutAlias(parts: readonly Part[]): readonly Part[] {
  if (parts[0]?.text !== '(' || parts[1]?.text !== ALIAS_KIND) return parts;
  // The last line repeats the import.
  const end = parts.findLastIndex(({ kind }) => kind === 'lineBreak');
  const rest = parts.slice(3, end < 0 ? undefined : end);
  const start = rest.findIndex(({ text }) => text.trim() !== '');
  return start < 0 ? parts : rest.slice(start);
}
