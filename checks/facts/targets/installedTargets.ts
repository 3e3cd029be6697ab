import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../cleanEnvironment.ts';
import { type CommandFlags, readCommandFlags } from '../commandFlags.ts';
import { readConfigTypes } from '../configTypes.ts';
import { findInstalledPackage, type InstalledPackage } from '../installedPackage.ts';
import { commandTargets, parseCommands } from './commandTargets.ts';
import { environmentNames } from './environmentNames.ts';
import { exportTargets, hookTargets } from './exportTargets.ts';
import { globalNames } from './globalNames.ts';
import { memberTargets, reporterTargets } from './memberTargets.ts';
import { AMBIENT_ENTRIES, openEntries } from './publicEntries.ts';
import { type TypeTarget, targetsOf } from './target.ts';

const run = promisify(execFile);

/**
 * All documentable targets of the package that's installed below `root`: from its types, the help of
 * every command, and its scripts (environment variables). Takes two to three seconds, most of it in
 * the compiler.
 */
export async function readInstalledTargets(root: string): Promise<TypeTarget[]> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy.
  const pending = Promise.all([
    readCommands(installed),
    readAmbientNames(installed),
    readScripts(installed),
  ]);
  pending.catch(() => {});
  const entries = openEntries(installed, root);
  const core = entries.find(({ name }) => name === installed.name);
  if (!core) throw new Error(`${installed.name} has no main entry`);
  const options = [...readConfigTypes(core.types).keys()];
  const [flags, globals, scripts] = await pending;
  return [
    ...entries.flatMap(exportTargets),
    ...targetsOf('global', globals),
    ...memberTargets(core.types),
    ...hookTargets(core),
    ...reporterTargets(core.types),
    ...targetsOf('config', options),
    ...commandTargets(flags),
    ...targetsOf('env', environmentNames(scripts)),
  ];
}

/** The flags of each command. Throws if there's a command that commandFlags.ts doesn't know. */
async function readCommands(installed: InstalledPackage): Promise<CommandFlags> {
  const [flags, { stdout }] = await Promise.all([
    readCommandFlags(installed),
    run(process.execPath, [installed.bin, '--help'], { env: cleanEnvironment() }),
  ]);
  const unknown = parseCommands(stdout).filter((command) => !flags.has(command));
  if (unknown.length === 0) return flags;
  throw new Error(`rstest has new commands: add ${unknown.join(', ')} to commandFlags.ts`);
}

async function readAmbientNames({ directory }: InstalledPackage): Promise<string[]> {
  const files = AMBIENT_ENTRIES.map((entry) => path.join(directory, `${entry}.d.ts`));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap(globalNames);
}

async function readScripts({ directory }: InstalledPackage): Promise<string[]> {
  const folders = ['bin', 'dist'].map((folder) => path.join(directory, folder));
  const found = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const scripts = found.flat().filter((item) => item.isFile() && /\.[cm]?js$/.test(item.name));
  return Promise.all(
    scripts.map((item) => readFile(path.join(item.parentPath, item.name), 'utf8')),
  );
}
