import { describe, expect, test } from 'vitest';
import { aliasesOf, longForm, parseHelp } from './commandFlags.ts';

const HELP = `rstest/0.12.0

Usage:
  $ rstest run [...filters]

Commands:
  run [...filters]      run tests without watch mode

For more info, run any command with the \`--help\` flag:
  $ rstest run --help

Options:
  -c, --config <config>           Specify the configuration file (default: auto)
  --globals                       Provide global APIs
  --reporters, --reporter <name>  Specify the reporter(s) to use
  --bail [number]                 Stop running tests after n failures
  --browser.providerOptions.*     Provider-specific browser options
  -h, --help                      Display this message
`;

describe('parseHelp', () => {
  const flags = parseHelp(HELP);

  test('reads the lines below Options, and no others', () => {
    expect(flags).toEqual([
      { names: ['-c', '--config'], value: '<config>' },
      { names: ['--globals'], value: '' },
      { names: ['--reporters', '--reporter'], value: '<name>' },
      { names: ['--bail'], value: '[number]' },
      { names: ['--browser.providerOptions.*'], value: '' },
      { names: ['-h', '--help'], value: '' },
    ]);
  });

  test('the name of a flag is its first long spelling, with its value', () => {
    expect(flags.map(longForm)).toEqual([
      '--config <config>',
      '--globals',
      '--reporters <name>',
      '--bail [number]',
      '--browser.providerOptions.*',
      '--help',
    ]);
  });

  test('the other spellings are aliases', () => {
    expect(flags.map(aliasesOf)).toEqual([['-c'], [], ['--reporter'], [], [], ['-h']]);
  });

  test('text without options has no flags', () => {
    expect(parseHelp('rstest/0.12.0\n\n  --not-a-flag  Text')).toEqual([]);
  });
});
