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
 * Reads everything from the package as it is installed below `root`: its types with the compiler,
 * its flags from `--help`, its defaults and exports from a small run. About three seconds; nothing
 * is kept on disk.
 */
export async function readInstalledFacts(root: string): Promise<InstalledFacts> {
  const installed = findInstalledPackage(root);
  // The child processes work while the compiler keeps this one busy.
  const asked = Promise.all([readCommandFlags(installed), probePackage()]);
  asked.catch(() => {});
  const program = openTypes(installed, root);
  const types = readConfigTypes(program);
  const [flags, probe] = await asked;
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
