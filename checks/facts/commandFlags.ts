import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../examples/runRstest.ts';
import type { InstalledPackage } from './installedPackage.ts';

/** A flag from `--help`. */
export interface CommandFlag {
  /** All spellings without the value, in the order of the help: `-t`, `--testNamePattern`. */
  readonly names: readonly string[];
  /** `<value>`, `[value]`, or empty for a boolean flag. */
  readonly value: string;
}

/** Flags by command: `run`, `watch`, …; the default command is the empty string. */
export type CommandFlags = ReadonlyMap<string, readonly CommandFlag[]>;

const runFile = promisify(execFile);

/** Reads the flags of each command from the installed package's help. */
export async function readCommandFlags(installed: InstalledPackage): Promise<CommandFlags> {
  const commands = parseCommands(await readHelp(installed, ''));
  const read = async (command: string) => [command, await readFlags(installed, command)] as const;
  return new Map(await Promise.all(commands.map(read)));
}

/** Reads the flags of one command from its help. */
export async function readFlags(
  installed: InstalledPackage,
  command: string,
): Promise<CommandFlag[]> {
  return parseHelp(await readHelp(installed, command));
}

async function readHelp(installed: InstalledPackage, command: string): Promise<string> {
  const args = [installed.bin, ...(command ? [command] : []), '--help'];
  const { stdout } = await runFile(process.execPath, args, { env: cleanEnvironment() });
  return stdout;
}

/** Parses the commands in the help of `rstest`; the default one is the empty string. */
export function parseCommands(help: string): string[] {
  const [, afterTitle = ''] = help.split(/^Commands:\s*$/m);
  const [commands = ''] = afterTitle.split(/^\s*$/m).filter((part) => part.trim() !== '');
  // `  run [...filters]      run tests once`
  const names = commands.split('\n').flatMap((line) => /^ {2}([\w-]*) ?[[<]/.exec(line)?.[1] ?? []);
  return [...new Set(names)];
}

/** Parses the lines below `Options:`. */
export function parseHelp(help: string): CommandFlag[] {
  const [, options = ''] = help.split(/^Options:\s*$/m);
  return options.split('\n').flatMap((line) => {
    const column = /^ {2}(-.*?)(?: {2,}|$)/.exec(line)?.[1];
    if (!column) return [];
    const value = /\s([<[].*)$/.exec(column)?.[1] ?? '';
    const names = column
      .slice(0, column.length - value.length)
      .trim()
      .split(/,\s*/);
    return [{ names, value }];
  });
}

/** The first long spelling, as printed by the help: `--testNamePattern <value>`. */
export function longForm({ names, value }: CommandFlag): string {
  const name = names.find((spelling) => spelling.startsWith('--')) ?? names[0] ?? '';
  return value ? `${name} ${value}` : name;
}

/** The other spellings, such as `-t`. */
export function aliasesOf(flag: CommandFlag): string[] {
  const [long] = longForm(flag).split(' ');
  return flag.names.filter((name) => name !== long);
}
