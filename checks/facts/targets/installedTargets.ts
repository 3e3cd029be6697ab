import { globalApis } from '@rstest/core/internal/browser-runtime';
import type ts from 'typescript';
import { type CommandFlags, longForm, readCommandFlags } from '../commandFlags.ts';
import { readConfigTypes } from '../configTypes.ts';
import { findInstalledPackage } from '../installedPackage.ts';
import { exportsOf, isValue, openEntries, type PublicEntry } from '../typeProgram.ts';
import { memberTargets, reporterTargets } from './memberTargets.ts';
import { type TypeTarget, targetsOf } from './target.ts';

/**
 * Reads everything in the installed package that has to be documented, from its types and from the help
 * of each command. Takes two to three seconds, mostly for the compiler.
 */
export async function readInstalledTargets(root: string): Promise<TypeTarget[]> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy. The empty handler prevents an
  // unhandled rejection until `await` throws the error of a process.
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
function exportTargets({ name, types }: PublicEntry): TypeTarget[] {
  const symbols = exportsOf(types);
  const idsOf = (value: boolean) =>
    symbols
      .filter((symbol) => isValue(symbol, types.checker) === value)
      .map((symbol) => `${name}#${symbol.name}`);
  return [...targetsOf('export-value', idsOf(true)), ...targetsOf('export-type', idsOf(false))];
}

/** Hooks, such as `beforeAll`: exported functions whose first parameter is always a callback. */
function hookTargets({ types }: PublicEntry): TypeTarget[] {
  const hooks = exportsOf(types).filter((symbol) => isHook(symbol, types));
  const names = hooks.map(({ name }) => name);
  return targetsOf('hook', names);
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
  const commands = [...flags.keys()].map((command) => command || NO_COMMAND);
  const ids = [...flags].flatMap(([command, commandFlags]) =>
    commandFlags.map((flag) => `${command || NO_COMMAND} ${longForm(flag).split(' ')[0]}`),
  );
  return [...targetsOf('cli-command', commands), ...targetsOf('cli-flag', ids)];
}
