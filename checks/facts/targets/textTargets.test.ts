import { expect, test } from 'vitest';
import { parseCommands } from '../commandFlags.ts';
import { unknownSubpaths } from '../typeProgram.ts';
import { commandTargets } from './installedTargets.ts';

test('commands are those of the help', () => {
  const help = `
Usage:
  $ tool [...filters]

Commands:
  [...filters]          run tests
  run [...filters]      run tests once
  merge-reports [path]  merge reports
  add <name>            add something

For more info, run any command with the \`--help\` flag:
  $ tool run --help
`;
  expect(parseCommands(help)).toEqual(['', 'run', 'merge-reports', 'add']);
});

test('flags belong to a command, under their first long name', () => {
  const flags = new Map([
    ['', [{ names: ['-w', '--watch'], value: '' }]],
    ['list', [{ names: ['--json', '--JSON'], value: '[path]' }]],
  ]);
  expect(commandTargets(flags).map(({ kind, id }) => `${kind}: ${id}`)).toEqual([
    'cli-command: (default)',
    'cli-command: list',
    'cli-flag: (default) --watch',
    'cli-flag: list --json',
  ]);
});

test('a new entry is reported, unless it is internal', () => {
  const subpaths = ['.', './api', './browser', './internal/adapter', './package.json'];
  expect(unknownSubpaths(subpaths, ['.', './api'])).toEqual(['./browser']);
});
