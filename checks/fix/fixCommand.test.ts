import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addToSidebar, fixCommand } from './fixCommand.ts';

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
  for (const part of ['format', 'facts', 'sidebar', 'addresses', 'examples', 'translations']) {
    expect(output).toContain(`npm run fix -- ${part}`);
  }
});

test('a new page becomes the last entry of its folder, with or without a translation', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fix-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'docs/en/guide'), { recursive: true });
  const list = path.join(root, 'docs/en/guide/_meta.json');
  writeFileSync(list, '["old", { "type": "divider" }]');
  for (const name of ['index', 'old', 'new']) {
    writeFileSync(path.join(root, `docs/en/guide/${name}.mdx`), `---\ntitle: ${name}\n---\n`);
  }
  const printed: string[] = [];
  addToSidebar(root, (line) => printed.push(line));
  addToSidebar(root, (line) => printed.push(line));
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(['old', { type: 'divider' }, 'new']);
  expect(printed).toEqual([
    'docs/en/guide/_meta.json: "new" added at the end; move it to its place in the sidebar.',
  ]);
});
