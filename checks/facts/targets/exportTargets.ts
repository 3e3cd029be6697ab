import ts from 'typescript';
import { exportsOf, type PublicEntry } from './publicEntries.ts';
import { type Target, targetsOf } from './target.ts';

/** All exports; an export that's both a type and a value counts as a value. */
export function exportTargets({ name, types }: PublicEntry): Target[] {
  const symbols = exportsOf(types).map((symbol) => resolve(symbol, types.checker));
  const idsOf = (value: boolean) =>
    symbols.filter((symbol) => symbol.value === value).map((symbol) => `${name}#${symbol.name}`);
  return [...targetsOf('export-value', idsOf(true)), ...targetsOf('export-type', idsOf(false))];
}

function resolve(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const alias = symbol.flags & ts.SymbolFlags.Alias;
  const { flags } = alias ? checker.getAliasedSymbol(symbol) : symbol;
  return { name: symbol.name, value: (flags & ts.SymbolFlags.Value) !== 0 };
}

/** Hooks: `beforeAll`, `onTestFailed`, … */
export function hookTargets({ types }: PublicEntry): Target[] {
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
