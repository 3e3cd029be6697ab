import { expect, test } from 'vitest';
import { CODE_MARK } from '../../../../plugins/content-checks/textRuns.ts';
import { BODY, pageOf } from './pageOf.ts';

const text = (body: string) => pageOf(body).runs.map((run) => run.text);

test.each([
  ['A **bold** and [linked *text*](/a).', ['A bold and linked text.']],
  [
    'Code `x` and {1 + 1} and ![image](/a.png).',
    [`Code ${CODE_MARK} and ${CODE_MARK} and ${CODE_MARK}.`],
  ],
  ['Two  \nlines', ['Two\nlines']],
  ['| a | b |\n| - | - |\n| c | `d` |', ['a', 'b', 'c', CODE_MARK]],
  ['- one\n- two\n\n> three', ['one', 'two', 'three']],
  ['<Tab label="x">\n\nInside\n\n</Tab>', ['Inside']],
  ['```ts\nconst code = 1;\n```', []],
  ['## Title {#id}', ['Title {#id}']],
])('%j', (body, expected) => {
  expect(text(body)).toEqual(expected);
});

test('each character knows its line', () => {
  const [run] = pageOf('one\ntwo `code`\nthree').runs;
  const lineOfWord = (word: string) => run?.lineAt(run.text.indexOf(word));
  expect(['one', 'two', CODE_MARK, 'three'].map(lineOfWord)).toEqual([
    BODY,
    BODY + 1,
    BODY + 1,
    BODY + 2,
  ]);
});
