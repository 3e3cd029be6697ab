import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translationsCommand } from './translationsCommand.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../tests/fixtures/translations/docs');
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

async function run(...names: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await translationsCommand(root, names, '2026-11-21', {
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors };
}

beforeAll(async () => {
  cpSync(FIXTURE, path.join(root, 'docs'), { recursive: true });
  await run(CHINESE);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All is translated');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// Each test continues where the last one ended.
test('only the number is said if all parts are fixed', async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  replace(ENGLISH, 'An introduction.', 'Another introduction.');
  await translationsCommand(root, [], '2026-11-21', { print, printError: print }, true);
  expect(printed).toEqual([
    '1 section of 1 page is out of date; npm run fix -- translations shows what has changed.',
  ]);
  replace(ENGLISH, 'Another introduction.', 'An introduction.');
});

describe('the translations of a small site', () => {
  test('are reported as up to date if all are', async () => {
    const { code, output } = await run();
    expect(output).toBe(
      'docs/zh/guide/english.mdx: missing; readers see docs/en/guide/english.mdx\n' +
        'All translated sections are up to date.',
    );
    expect(code).toBe(0);
  });

  test('are listed with the change after an English sentence has changed', async () => {
    replace(ENGLISH, 'An introduction.', 'A better introduction.');
    replace(ENGLISH, 'As it was translated.', 'As it was translated.\n\nAnd more.');
    const { code, output } = await run();
    expect(output).toBe(
      [
        `${CHINESE}:1: the introduction is based on the English version of 2026-10-01; ${ENGLISH}:1 has changed since:`,
        '      description: A page that both languages have, one section of which has changed since its translation.',
        '',
        '    - An introduction.',
        '    + A better introduction.',
        `  after updating the Chinese text: npm run fix -- translations ${CHINESE}#top`,
        `${CHINESE}:8: #kept is based on the English version of 2026-10-01; ${ENGLISH}:8 has changed since:`,
        '',
        '      As it was translated.',
        '    +',
        '    + And more.',
        `  after updating the Chinese text: npm run fix -- translations ${CHINESE}#kept`,
        'docs/zh/guide/english.mdx: missing; readers see docs/en/guide/english.mdx',
        '2 sections of 1 page are out of date.',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  test('are up to date again, section by section, after a translator confirms it', async () => {
    expect((await run()).output).toContain('2 sections of 1 page');
    const { output } = await run(`${CHINESE}#kept`);
    expect(output).toBe('docs/translations.json: 1 section recorded as up to date.');
    expect((await run()).output).toContain('1 section of 1 page');
    await run('/guide/both');
    expect((await run()).output).toContain('All translated sections are up to date.');
  });

  test('show no change if no commit has the text that they are based on', async () => {
    replace(ENGLISH, 'And more.', 'And something else.');
    expect((await run()).output).toContain(
      "Can't show the change: no commit has the text that it is based on.",
    );
  });

  test('are removed and added', async () => {
    replace(ENGLISH, '{#kept}', '{#held}');
    replace(CHINESE, '{#kept}', '{#held}');
    expect((await run()).output).toContain('1 section recorded as up to date.');
    expect(read('docs/translations.json')).toMatch(
      /"\/zh\/guide\/both": \{"top":[^}]*"held":[^}]*\}/,
    );
    expect(read('docs/translations.json')).not.toContain('kept');
  });
});

test('a moved page keeps its record, also where it is out of date', async () => {
  replace(ENGLISH, 'Another', 'One more');
  const before = read('docs/translations.json');
  for (const language of ['en', 'zh']) {
    const folder = path.join(root, 'docs', language, 'guide');
    renameSync(path.join(folder, 'both.mdx'), path.join(folder, 'two.mdx'));
  }
  writeFileSync(path.join(root, 'docs/redirects.txt'), '/guide/both /guide/two\n');
  await run();
  expect(read('docs/translations.json')).toBe(before.replace('/zh/guide/both', '/zh/guide/two'));
});

test('unknown pages are rejected before anything is written', async () => {
  const before = read('docs/translations.json');
  expect(await run('docs/zh/guide/twoo.mdx')).toMatchObject({
    code: 1,
    errors: [
      'translations: there is no translation of docs/zh/guide/twoo.mdx; did you mean /guide/two?',
    ],
  });
  expect(await run('docs/zh/guide/two.mdx#heldd')).toMatchObject({
    code: 1,
    errors: ['translations: docs/zh/guide/two.mdx has no section #heldd; did you mean held?'],
  });
  expect(read('docs/translations.json')).toBe(before);
});
