import { type CommandFlags, longForm } from '../commandFlags.ts';
import { type TypeTarget, targetsOf } from './target.ts';

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

/** Parses the commands in the help of `rstest`; the default one is the empty string. */
export function parseCommands(help: string): string[] {
  const [, rest = ''] = help.split(/^Commands:\s*$/m);
  const [lines = ''] = rest.split(/^\s*$/m).filter((part) => part.trim() !== '');
  const names = lines.split('\n').flatMap((line) => /^ {2}([\w-]*) ?[[<]/.exec(line)?.[1] ?? []);
  return [...new Set(names)];
}
