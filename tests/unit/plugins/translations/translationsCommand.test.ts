import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translationsCommand } from '../../../../plugins/translations/translationsCommand.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../fixtures/translations/docs');
const ENGLISH = 'docs/en/guide/both.mdx';
const CHINESE = 'docs/zh/guide/both.mdx';
const root = mkdtempSync(path.join(tmpdir(), 'translations-'));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=w', '-c', 'user.email=w@example.com', ...args], {
    cwd: root,
  });

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const replace = (file: string, from: string, to: string) =>
  writeFileSync(path.join(root, file), read(file).replace(from, to));

async function run(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await translationsCommand(root, args, '2026-11-21', {
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors };
}

beforeAll(async () => {
  cpSync(FIXTURE, path.join(root, 'docs'), { recursive: true });
  await run('--write', CHINESE);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All is translated');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// One story: each test goes on where the last one ended.
describe('the translations of a small site', () => {
  test('that are all up to date are said to be', async () => {
    const { code, output } = await run();
    expect(output).toBe(
      'docs/zh/guide/english.mdx: is missing; readers see docs/en/guide/english.mdx\n' +
        'Every Chinese section follows the English of today.',
    );
    expect(code).toBe(0);
  });

  test('that a later English sentence leaves behind are listed with the change', async () => {
    replace(ENGLISH, 'An introduction.', 'A better introduction.');
    replace(ENGLISH, 'As it was translated.', 'As it was translated.\n\nAnd more.');
    const { code, output } = await run(CHINESE);
    expect(output).toBe(
      [
        `${CHINESE}:1: the introduction follows the English of 2026-10-01; since then ${ENGLISH}:1 has changed:`,
        '      description: A page that both languages have, one section of which has changed since its translation.',
        '',
        '    - An introduction.',
        '    + A better introduction.',
        `  when the Chinese says so too: npm run translations -- --write ${CHINESE}#top`,
        `${CHINESE}:8: #kept follows the English of 2026-10-01; since then ${ENGLISH}:8 has changed:`,
        '',
        '      As it was translated.',
        '    +',
        '    + And more.',
        `  when the Chinese says so too: npm run translations -- --write ${CHINESE}#kept`,
        '2 sections of 1 page no longer follow the English.',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  test('are up to date again, section by section, when a translator says so', async () => {
    expect(await run('--write')).toMatchObject({ code: 0 });
    expect((await run()).output).toContain('2 sections of 1 page');
    const { output } = await run('--write', `${CHINESE}#kept`);
    expect(output).toBe('docs/translations.json: 1 section recorded as up to date');
    expect((await run()).output).toContain('1 section of 1 page');
    await run('--write', '/guide/both');
    expect((await run()).output).toContain('Every Chinese section follows the English of today.');
  });

  test('show no change where no commit has the text that they follow', async () => {
    replace(ENGLISH, 'And more.', 'And something else.');
    expect((await run(ENGLISH)).output).toContain(
      "The change can't be shown: the text that it follows is in no commit.",
    );
  });

  test('lose what is gone and gain what is new with --write', async () => {
    replace(ENGLISH, '{#kept}', '{#held}');
    replace(CHINESE, '{#kept}', '{#held}');
    expect((await run()).output).toContain('1 section new: npm run translations -- --write');
    await run('--write');
    expect(read('docs/translations.json')).toMatch(/"\/guide\/both": \{"top":[^}]*"held":[^}]*\}/);
    expect(read('docs/translations.json')).not.toContain('kept');
  });
});

test('a section that is still to be written is not recorded as translated', async () => {
  const more = '\n## Later {#later}\n\nTODO: say it.\n';
  for (const file of [ENGLISH, CHINESE]) writeFileSync(path.join(root, file), read(file) + more);
  const { output } = await run('--write', `${CHINESE}#later`);
  expect(output).toBe('docs/translations.json: 0 sections recorded as up to date');
  writeFileSync(path.join(root, ENGLISH), read(ENGLISH).replace('TODO: say it.', 'Said.'));
  expect((await run('--write')).output).toContain(': 0 sections recorded');
  writeFileSync(path.join(root, CHINESE), read(CHINESE).replace('TODO: say it.', '已写。'));
  expect((await run('--write')).output).toContain(': 1 section recorded');
});

test('names that are no page, and flags that are none, are refused before anything is written', async () => {
  const before = read('docs/translations.json');
  const { code, errors } = await run(
    '--wirte',
    '--write',
    'docs/zh/guide/bothh.mdx',
    `${CHINESE}#heldd`,
  );
  expect(errors).toEqual([
    'translations: unknown flag --wirte',
    'translations: there is no page docs/zh/guide/bothh.mdx; did you mean /guide/both?',
    `translations: ${ENGLISH} has no section #heldd; did you mean held?`,
  ]);
  expect(code).toBe(1);
  expect(read('docs/translations.json')).toBe(before);
});
