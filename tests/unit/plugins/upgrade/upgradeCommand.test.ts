import { describe, expect, test } from 'vitest';
import {
  changeLines,
  compareFactSets,
  type VersionFacts,
} from '../../../../plugins/upgrade/factSet.ts';
import { upgradeCommand } from '../../../../plugins/upgrade/upgradeCommand.ts';

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

test('facts are compared by name and by what is known of them', () => {
  expect(changeLines(compareFactSets(OLD, NEW))).toEqual([
    'Facts: 1 new, 1 gone, 1 different.',
    '  + config fresh',
    '  - config gone',
    '  ~ config bail',
    '      number | default 0',
    '    → number | boolean | default 0',
  ]);
  expect(changeLines(compareFactSets(OLD, OLD))).toEqual([
    'Facts: none is new, gone or different.',
  ]);
});

describe('the command', () => {
  /** `codes` are the exit codes of what it runs, one after the other; 0 without. */
  async function upgrade(
    args: readonly string[],
    codes: number[] = [],
    after: VersionFacts = { options: NEW, problems: [] },
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
      'npx tsx scripts/checkContent.ts',
      'npm run --silent examples',
    ]);
    expect(output).toContain('@rstest/coverage-v8 has no 0.2.0: it stays as it is.');
    expect(output).toContain('@rstest/core 0.1.0 → 0.2.0\nFacts: 1 new, 1 gone, 1 different.');
    expect(output).toContain('Every page and example holds.');
    expect(code).toBe(0);
  });

  test('runs the examples also where pages are wrong, and says what to do', async () => {
    const { code, output, commands } = await upgrade(['0.2.0'], [0, 1, 0]);
    expect(commands).toHaveLength(3);
    expect(output).toContain('Mend the pages named above');
    expect(code).toBe(1);
  });

  test('compares what can be read of both versions, and says what can’t', async () => {
    const after = { names: NEW, problems: ['Options could not be read: Error: no such type'] };
    const { output } = await upgrade(['0.2.0'], [], after);
    expect(output).toContain(
      'Facts: none is new, gone or different.\n  ! Options could not be read: Error: no such type; mend plugins/facts',
    );
  });

  test('goes no further where the version can’t be installed', async () => {
    const { code, errors, commands } = await upgrade(['0.2.0'], [1]);
    expect(commands).toHaveLength(1);
    expect(errors[0]).toMatch(/^upgrade: npm install .* failed; its own message is above$/);
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
