import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkSpelling,
  englishProse,
  readWords,
  WORDS_FILE,
} from '../../checks/pages/en/spellingChecks.ts';
import type { Prose } from '../../checks/pages/joinProse.ts';
import { GLOSSARY } from '../../content/glossary.ts';
import { readFixture, readSite, root, shown } from './site.ts';

const THEME_TEXTS = 'theme/i18n/text';

const [pages, bad, wordList, themeTexts] = await Promise.all([
  readSite(),
  readFixture('bad'),
  readFile(path.join(root, WORDS_FILE), 'utf8'),
  readThemeTexts(),
]);
const { words, problems } = readWords(wordList);

describe('the English', () => {
  test('of the pages and the theme is American and spelled as in the dictionary', async () => {
    const themes = themeTexts.flatMap(({ file, source }) => themeProse(file, source));
    const prose = [...englishProse(pages), ...themes];
    expect(prose.length).toBeGreaterThan(pages.length);
    expect(shown(await checkSpelling(prose, words))).toEqual([]);
  });

  test('is reported otherwise', async () => {
    const prose = englishProse(bad.filter(({ route }) => route === '/words'));
    expect(shown(await checkSpelling(prose, words))).toEqual([
      `docs/en/words.mdx:6: “behaviour” is not a known word: fix it, or add a name or technical term to ${WORDS_FILE}`,
      `docs/en/words.mdx:6: “sumarized” is not a known word: fix it, or add a name or technical term to ${WORDS_FILE}`,
    ]);
  });

  test('of the theme is reported with its line', async () => {
    const source = [
      '// Wörds',
      'const en = {',
      "  open: 'Open',",
      "  close: 'Cloze',",
      "  shut: 'Shut teh door',",
      '};',
    ].join('\n');
    expect(shown(await checkSpelling(themeProse('text.ts', source), []))).toEqual([
      `text.ts:4: “Cloze” is not a known word: fix it, or add a name or technical term to ${WORDS_FILE}`,
      `text.ts:5: “teh” is not a known word: fix it, or add a name or technical term to ${WORDS_FILE}`,
    ]);
  });
});

describe('the word list', () => {
  test('is sorted and has each word once', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(shown(problems)).toEqual([]);
  });

  test('is reported otherwise', () => {
    expect(shown(readWords('# Names\nVite\nRstest # the runner\nrstest\n').problems)).toEqual([
      `${WORDS_FILE}:3: “Rstest” must be before “Vite”: keep the list sorted and free of duplicates`,
      `${WORDS_FILE}:4: “rstest” must be before “Rstest”: keep the list sorted and free of duplicates`,
    ]);
  });

  test('has no word that the pages no longer use', () => {
    const used = englishProse(pages)
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
    const theme = themeTexts.map(({ source }) => source.toLowerCase()).join('\n');
    expect(
      words.filter((word) => {
        const small = word.toLowerCase();
        return !used.includes(small) && !theme.includes(small);
      }),
    ).toEqual([]);
  });
});

describe('the glossary', () => {
  test('has each English term once', () => {
    const terms = GLOSSARY.map(({ en }) => en);
    expect(new Set(terms).size).toBe(terms.length);
  });

  test('refuses no word that an entry prefers', () => {
    const clashes = GLOSSARY.flatMap(({ zh }) =>
      GLOSSARY.filter(({ refused = [] }) =>
        refused.some((one) => new RegExp(one, 'u').test(zh)),
      ).map(({ en }) => `${zh} is refused by ${en}`),
    );
    expect(clashes).toEqual([]);
  });
});

/** The theme's text tables. */
async function readThemeTexts(): Promise<{ file: string; source: string }[]> {
  const names = await readdir(path.join(root, THEME_TEXTS));
  const files = names
    .filter((name) => name.endsWith('Text.ts'))
    .map((name) => `${THEME_TEXTS}/${name}`);
  return Promise.all(
    files.map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
  );
}

const ENGLISH = /^const en = \{\n([\s\S]*?)^\};/m;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The English text in a table of the theme, with line numbers. */
function themeProse(file: string, source: string): Prose[] {
  const table = ENGLISH.exec(source);
  if (!table?.[1]) throw new Error(`${file}: expected a table “const en = {…};”`);
  const start = table.index + table[0].indexOf(table[1]);
  return [...table[1].matchAll(TEXT)].map((match) => {
    const line = source.slice(0, start + match.index).split('\n').length;
    const text = (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, ' ').replace(/\\(.)/g, '$1');
    return { file, text, lineAt: () => line };
  });
}
