import type ts from 'typescript';
import { exportsOf, isValue, type PublicEntry } from './publicEntries.ts';
import { type TypeTarget, targetsOf } from './target.ts';

/** All exports; an export that's both a type and a value counts as a value. */
export function exportTargets({ name, types }: PublicEntry): TypeTarget[] {
  const symbols = exportsOf(types);
  const idsOf = (value: boolean) =>
    symbols
      .filter((symbol) => isValue(symbol, types.checker) === value)
      .map((symbol) => `${name}#${symbol.name}`);
  return [...targetsOf('export-value', idsOf(true)), ...targetsOf('export-type', idsOf(false))];
}

/** Hooks: `beforeAll`, `onTestFailed`, … */
export function hookTargets({ types }: PublicEntry): TypeTarget[] {
  const hooks = exportsOf(types).filter((symbol) => isHook(symbol, types));
  return targetsOf(
    'hook',
    hooks.map(({ name }) => name),
  );
}

function isHook(symbol: ts.Symbol, { checker, source }: PublicEntry['types']): boolean {
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
  const takesCallback = ({ parameters: [first] }: ts.Signature) =>
    first !== undefined &&
    checker.getTypeOfSymbolAtLocation(first, source).getCallSignatures().length > 0;
  return signatures.length > 0 && signatures.every(takesCallback);
}
