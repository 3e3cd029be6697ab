import { type CommandFlags, readCommandFlags } from './commandFlags.ts';
import { readConfigTypes } from './configTypes.ts';
import { assembleExports, type InstalledExports } from './installedExports.ts';
import { assembleOptions, type InstalledOptions } from './installedOptions.ts';
import { findInstalledPackage } from './installedPackage.ts';
import { probePackage } from './probePackage.ts';
import { memberNames, openTypes } from './typeProgram.ts';

export interface InstalledFacts {
  readonly name: string;
  readonly version: string;
  readonly options: InstalledOptions;
  readonly exports: InstalledExports;
  readonly flags: CommandFlags;
}

/**
 * Reads the facts of the package that's installed below `root`: types with the compiler, flags from
 * `--help`, defaults and exports from a small run. Takes about three seconds and isn't cached.
 */
export async function readInstalledFacts(root: string): Promise<InstalledFacts> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy.
  const pending = Promise.all([readCommandFlags(installed), probePackage()]);
  pending.catch(() => {});
  const program = openTypes(installed, root);
  const types = readConfigTypes(program);
  const [flags, probe] = await pending;
  const { name, version } = installed;
  return {
    name,
    version,
    options: assembleOptions({ version, types, flags, probe }),
    exports: assembleExports(probe, {
      expect: memberNames(program, 'ExpectStatic'),
      matchers: memberNames(program, 'Assertion'),
    }),
    flags,
  };
}
