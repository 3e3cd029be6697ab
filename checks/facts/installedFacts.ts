import type { Facts, OptionRecord } from '../../content/facts/facts.ts';
import { readRunFlags } from './commandFlags.ts';
import { readConfigTypes } from './configTypes.ts';
import { assembleOptions } from './installedOptions.ts';
import { findInstalledPackage } from './installedPackage.ts';
import { probePackage } from './probePackage.ts';
import { importedNames, openTypes } from './typeProgram.ts';

/** What the installed package alone says: everything except for when it was added. */
export interface InstalledFacts extends Pick<Facts, 'package' | 'version'> {
  readonly options: Readonly<Record<string, OptionRecord>>;
  /** Exports, and the members of `rs` as `rs.fn`. */
  readonly names: readonly string[];
}

/**
 * Reads the facts of the package that's installed below `root`: types and names with the compiler,
 * flags from `--help`, defaults from a small run. Takes about three seconds.
 */
export async function readInstalledFacts(root: string): Promise<InstalledFacts> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy.
  const pending = Promise.all([readRunFlags(installed), probePackage()]);
  pending.catch(() => {});
  const program = openTypes(installed, root);
  const types = readConfigTypes(program);
  const names = importedNames(program);
  const [flags, probe] = await pending;
  return {
    package: installed.name,
    version: installed.version,
    options: assembleOptions({ types, flags, probe }),
    names,
  };
}
