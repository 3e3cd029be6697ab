import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkSpelling,
  englishProse,
  readWords,
  WORDS_FILE,
} from '../../plugins/content-checks/spellingChecks.ts';
import { TERMS } from '../../plugins/content-checks/terms.ts';
import { themeProse } from '../../plugins/content-checks/themeProse.ts';
import { readFixture, readSite, root, shown } from './site.ts';

const THEME_TEXTS = 'theme/text';

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

  test('is named where it is not', async () => {
    const prose = englishProse(bad.filter(({ route }) => route === '/words'));
    expect(shown(await checkSpelling(prose, words))).toEqual([
      'docs/en/words.mdx:3: “flavour” is British: write “flavor”',
      'docs/en/words.mdx:6: “behaviour” is British: write “behavior”',
      'docs/en/words.mdx:6: “whilst” is British: write “while”',
      `docs/en/words.mdx:6: “behaviour” is no known word: mend it, or add a name or field term to ${WORDS_FILE}`,
      `docs/en/words.mdx:6: “sumarized” is no known word: mend it, or add a name or field term to ${WORDS_FILE}`,
    ]);
  });

  test('of the theme is named with its line', async () => {
    const source = ['// Wörds', 'const en = {', "  open: 'Open',", "  close: 'Cloze',", '};'].join(
      '\n',
    );
    expect(shown(await checkSpelling(themeProse('text.ts', source), []))).toEqual([
      `text.ts:4: “Cloze” is no known word: mend it, or add a name or field term to ${WORDS_FILE}`,
    ]);
  });
});

describe('the word list', () => {
  test('is sorted and has each word once', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(shown(problems)).toEqual([]);
  });

  test('is told where it is not', () => {
    expect(shown(readWords('# Names\nVite\nRstest # the runner\nrstest\n').problems)).toEqual([
      `${WORDS_FILE}:3: “Rstest” must stand before “Vite”: the list is sorted and has each word once`,
      `${WORDS_FILE}:4: “rstest” must stand before “Rstest”: the list is sorted and has each word once`,
    ]);
  });

  test('holds no word that the pages no longer use', () => {
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

describe('the term list', () => {
  test('has each English term once', () => {
    const terms = TERMS.map(({ english }) => english);
    expect(new Set(terms).size).toBe(terms.length);
  });

  test('refuses no word that another row asks for', () => {
    const clashes = TERMS.flatMap((row) =>
      TERMS.filter(({ refused }) => new RegExp(refused.join('|'), 'u').test(row.chinese)).map(
        ({ english }) => `${row.chinese} is refused by ${english}`,
      ),
    );
    expect(clashes).toEqual([]);
  });
});

/** The tables of the theme's words. */
async function readThemeTexts(): Promise<{ file: string; source: string }[]> {
  const names = await readdir(path.join(root, THEME_TEXTS));
  const files = names
    .filter((name) => name.endsWith('Text.ts'))
    .map((name) => `${THEME_TEXTS}/${name}`);
  return Promise.all(
    files.map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
  );
}
