import { describe, expect, test } from 'vitest';
import { changeLines, compareFactSets, type UpgradeFacts } from './factSet.ts';
import { upgradeCommand } from './upgradeCommand.ts';

const OLD = new Map([
  ['config bail', 'number | default 0'],
  ['config gone', 'string'],
  ['flag run --bail', ''],
]);
const NEW = new Map([
  ['config bail', 'number | boolean | default 0'],
  ['config fresh', 'string'],
  ['flag run --bail', ''],
]);

test('facts are compared by name and value', () => {
  expect(changeLines(compareFactSets(OLD, NEW))).toEqual([
    'Facts: 1 added, 1 removed, 1 changed.',
    '  + config fresh',
    '  - config gone',
    '  ~ config bail',
    '      number | default 0',
    '    → number | boolean | default 0',
  ]);
  expect(changeLines(compareFactSets(OLD, OLD))).toEqual(['Facts: no changes.']);
});

describe('the command', () => {
  /** `codes` are the exit codes of the commands, in order; 0 if missing. */
  async function upgrade(
    args: readonly string[],
    codes: number[] = [],
    after: UpgradeFacts = { options: NEW, problems: [] },
  ) {
    const output: string[] = [];
    const errors: string[] = [];
    const commands: string[] = [];
    const facts = [{ options: OLD, problems: [] }, after];
    const code = await upgradeCommand(args, {
      installed: () => '0.1.0',
      versions: async (name) => (name.endsWith('-v8') ? ['0.1.0'] : ['0.1.0', '0.2.0']),
      readFacts: async () => facts.shift() ?? after,
      run: async (command, words) => {
        commands.push([command, ...words].join(' '));
        return codes.shift() ?? 0;
      },
      print: (line) => output.push(line),
      printError: (line) => errors.push(line),
    });
    return { code, output: output.join('\n'), errors, commands };
  }

  test('installs, compares, checks the pages and runs the examples', async () => {
    const { code, output, commands } = await upgrade(['0.2.0']);
    expect(commands).toEqual([
      'npm install --save-dev --save-exact @rstest/core@0.2.0 @rstest/coverage-istanbul@0.2.0',
      'npm run --silent fix -- facts',
      'npm run --silent content -- --tagsFilter !full',
      'npm run --silent examples',
    ]);
    expect(output).toContain('@rstest/coverage-v8 has no version 0.2.0 and is left unchanged.');
    expect(output).toContain('@rstest/core 0.1.0 → 0.2.0\nFacts: 1 added, 1 removed, 1 changed.');
    expect(output).toContain('All pages and examples pass.');
    expect(code).toBe(0);
  });

  test('also runs the examples if pages have errors, and prints advice', async () => {
    const { code, output, commands } = await upgrade(['0.2.0'], [0, 0, 1, 0]);
    expect(commands).toHaveLength(4);
    expect(output).toContain('Fix the pages listed above');
    expect(code).toBe(1);
  });

  test('compares what can be read from both versions, and reports what can’t', async () => {
    const after = { names: NEW, problems: ['Options could not be read: Error: no such type'] };
    const { output } = await upgrade(['0.2.0'], [], after);
    expect(output).toContain(
      'Facts: no changes.\n  ! Options could not be read: Error: no such type; fix checks/facts',
    );
  });

  test('stops if the version can’t be installed', async () => {
    const { code, errors, commands } = await upgrade(['0.2.0'], [1]);
    expect(commands).toHaveLength(1);
    expect(errors[0]).toMatch(/^upgrade: npm install .* failed; see its message above$/);
    expect(code).toBe(1);
  });

  test.each([
    [['0.2.1'], /^upgrade: @rstest\/core 0\.2\.1 is not published; did you mean 0\.[12]\.0\?$/],
    [['next'], /^upgrade: @rstest\/core next is not published; the newest is 0\.2\.0$/],
    [[], /npm run upgrade -- 0\.12\.0/],
    [['0.2.0', '--write'], /npm run upgrade -- 0\.12\.0/],
  ])('does nothing for %j', async (args, message) => {
    const { code, errors, commands } = await upgrade(args);
    expect(errors[0]).toMatch(message);
    expect(commands).toEqual([]);
    expect(code).toBe(1);
  });
});
