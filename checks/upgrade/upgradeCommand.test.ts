import { describe, expect, test } from 'vitest';
import { upgradeCommand } from './upgradeCommand.ts';

describe('the command', () => {
  /** `codes` are the exit codes of the commands, in order; 0 if missing. */
  async function upgrade(args: readonly string[], codes: number[] = []) {
    const output: string[] = [];
    const errors: string[] = [];
    const commands: string[] = [];
    const code = await upgradeCommand(args, {
      installed: () => '0.1.0',
      versions: async (name) => (name.endsWith('-v8') ? ['0.1.0'] : ['0.1.0', '0.2.0']),
      run: async (command, words) => {
        commands.push([command, ...words].join(' '));
        return codes.shift() ?? 0;
      },
      print: (line) => output.push(line),
      printError: (line) => errors.push(line),
    });
    return { code, output: output.join('\n'), errors, commands };
  }

  test('installs, records, checks the pages and runs the examples', async () => {
    const { code, output, commands } = await upgrade(['0.2.0']);
    expect(commands).toEqual([
      'npm install --save-dev --save-exact @rstest/core@0.2.0 @rstest/coverage-istanbul@0.2.0',
      'npm run --silent upgrade -- releases',
      'npm run --silent fix -- facts',
      'npm run --silent content -- --tagsFilter !full',
      'npm run --silent examples',
    ]);
    expect(output).toContain('@rstest/coverage-v8 has no version 0.2.0 and is left unchanged.');
    expect(output).toContain('@rstest/core 0.1.0 → 0.2.0');
    expect(output).toContain('All pages and examples pass.');
    expect(code).toBe(0);
  });

  test('also runs the examples if pages have errors, and prints advice', async () => {
    const { code, output, commands } = await upgrade(['0.2.0'], [0, 0, 0, 1, 0]);
    expect(commands).toHaveLength(5);
    expect(output).toContain('Fix the pages listed above');
    expect(code).toBe(1);
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
