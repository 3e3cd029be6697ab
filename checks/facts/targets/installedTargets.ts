import { globalApis } from '@rstest/core/internal/browser-runtime';
import type ts from 'typescript';
import { type CommandFlags, longForm, readCommandFlags } from '../commandFlags.ts';
import { readConfigTypes } from '../configTypes.ts';
import { findInstalledPackage } from '../installedPackage.ts';
import { exportsOf, isValue, openEntries, type PublicEntry } from '../typeProgram.ts';
import { memberTargets, reporterTargets } from './memberTargets.ts';
import { type TypeTarget, targetsOf } from './target.ts';

/**
 * All documentable targets of the package that's installed below `root`: from its types, and the help of
 * every command. Takes two to three seconds, most of it in the compiler.
 */
export async function readInstalledTargets(root: string): Promise<TypeTarget[]> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy. If one fails, `await` throws.
  const pending = readCommandFlags(installed);
  pending.catch(() => {});
  const entries = openEntries(installed, root);
  const core = entries.find(({ name }) => name === installed.name);
  if (!core) throw new Error(`${installed.name} has no main entry`);
  const options = [...readConfigTypes(core.types).keys()];
  const flags = await pending;
  return [
    ...entries.flatMap(exportTargets),
    ...targetsOf('global', [...globalApis, 'import.meta.rstest']),
    ...memberTargets(core.types),
    ...hookTargets(core),
    ...reporterTargets(core.types),
    ...targetsOf('config', options),
    ...commandTargets(flags),
  ];
}

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

/** The ID of the default command. */
export const NO_COMMAND = '(default)';

export function commandTargets(flags: CommandFlags): TypeTarget[] {
  const commands = [...flags].map(([command, found]) => ({ name: command || NO_COMMAND, found }));
  const ids = commands.flatMap(({ name, found }) =>
    found.map((flag) => `${name} ${longForm(flag).split(' ')[0]}`),
  );
  const names = commands.map(({ name }) => name);
  return [...targetsOf('cli-command', names), ...targetsOf('cli-flag', ids)];
}
