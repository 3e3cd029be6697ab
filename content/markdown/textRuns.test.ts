import { expect, test } from 'vitest';
import { BODY, pageOf } from '../../tests/support/content/pageOf.ts';
import { CODE_PLACEHOLDER } from './textRuns.ts';

const text = (body: string) => pageOf(body).textRuns.map((run) => run.text);

test.each([
  ['A **bold** and [linked *text*](/a).', ['A bold and linked text.']],
  [
    'Code `x` and {1 + 1} and ![image](/a.png).',
    [`Code ${CODE_PLACEHOLDER} and ${CODE_PLACEHOLDER} and ${CODE_PLACEHOLDER}.`],
  ],
  ['Two  \nlines', ['Two\nlines']],
  ['| a | b |\n| - | - |\n| c | `d` |', ['a', 'b', 'c', CODE_PLACEHOLDER]],
  ['- one\n- two\n\n> three', ['one', 'two', 'three']],
  ['<Tab label="x">\n\nInside\n\n</Tab>', ['Inside']],
  ['```ts\nconst code = 1;\n```', []],
  ['## Title {#id}', ['Title {#id}']],
])('%j', (body, expected) => {
  expect(text(body)).toEqual(expected);
});

test('each character has its line', () => {
  const [run] = pageOf('one\ntwo `code`\nthree').textRuns;
  const lineOfWord = (word: string) => run?.lineAt(run.text.indexOf(word));
  expect(['one', 'two', CODE_PLACEHOLDER, 'three'].map(lineOfWord)).toEqual([
    BODY,
    BODY + 1,
    BODY + 1,
    BODY + 2,
  ]);
});
