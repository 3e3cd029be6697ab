import { readFileSync } from 'node:fs';
import { highlightCode } from '@lezer/highlight';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import {
  HIGHLIGHTER,
  scriptLanguage,
} from '../../packages/run-examples/src/view/editor/languages.ts';
import { highlightClass } from '../../plugins/markdown/highlight/transformers.ts';

const GUIDES = new URL('../../docs/en/guide/basic/', import.meta.url);

/** The code of the titled fences of two guides. */
const sources = ['mocking.mdx', 'snapshot.mdx']
  .map((file) => readFileSync(new URL(file, GUIDES), 'utf8'))
  .flatMap((page) => [...page.matchAll(/^```ts title=.*\n([\s\S]*?)\n```$/gm)])
  .map(([, code = '']) => code);

/** Two names of one color, and one of none. */
const NAMES: Record<string, string> = {
  'hl-string-expression': 'hl-string',
  'hl-foreground': '',
  '': '',
};

/** The color of each letter that is not blank. */
const colors = (pieces: readonly { text: string; className?: string }[]) =>
  pieces.flatMap(({ text, className }) =>
    [...text.replace(/\s/g, '')].map(() => NAMES[className ?? ''] ?? className),
  );

test('a block keeps its colors when it becomes an editor, but for one letter in fifteen', async () => {
  const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
  const site = await createHighlighter({ themes: [theme], langs: ['ts'] });
  let letters = 0;
  let same = 0;
  for (const code of sources) {
    const { tokens } = site.codeToTokens(code, { lang: 'ts', theme: 'css-variables' });
    const page = tokens.flat().map(({ content, color }) => ({
      text: content,
      className: highlightClass(`color:${color}`),
    }));
    const shown = colors(editorPieces(code));
    const expected = colors(page);
    letters += expected.length;
    same += expected.filter((color, index) => color === shown[index]).length;
  }
  site.dispose();
  expect(letters).toBeGreaterThan(3000);
  expect(same / letters).toBeGreaterThan(14 / 15);
});

function editorPieces(code: string) {
  const pieces: { text: string; className: string }[] = [];
  const tree = scriptLanguage('a.ts')?.parser.parse(code);
  if (!tree) throw new Error('no language');
  highlightCode(
    code,
    tree,
    HIGHLIGHTER,
    (text, className) => pieces.push({ text, className }),
    () => {},
  );
  return pieces;
}
