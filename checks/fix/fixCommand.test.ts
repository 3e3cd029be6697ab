import { expect, test } from 'vitest';
import { fixCommand } from './fixCommand.ts';

async function fix(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await fixCommand('/nowhere', args, {
    format: async () => {
      output.push('formatted');
      return 0;
    },
    today: '2026-01-31',
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), error: errors.join('\n') };
}

test('one part runs alone', async () => {
  expect(await fix('format')).toEqual({ code: 0, output: 'formatted', error: '' });
});

test.each([
  [['adresses'], 'fix: there is no part adresses; did you mean addresses?\n\nUpdates everything'],
  [['--write'], 'fix: there is no part --write\n\nUpdates everything'],
  [['facts', 'docs/en/a.mdx'], 'fix: facts takes no pages\n\nUpdates everything'],
])('%j is refused with the usage', async (args, beginning) => {
  const { code, error } = await fix(...args);
  expect(code).toBe(1);
  expect(error.slice(0, beginning.length)).toBe(beginning);
});

test('help lists the parts', async () => {
  const { code, output } = await fix('--help');
  expect(code).toBe(0);
  for (const part of ['format', 'facts', 'addresses', 'errors', 'examples', 'translations']) {
    expect(output).toContain(`npm run fix -- ${part}`);
  }
});
