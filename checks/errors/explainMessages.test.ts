import { describe, expect, test } from 'vitest';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { explainMessages } from './explainMessages.ts';
import { firstSentences } from './firstSentences.ts';
import { likeness, quoteWords } from './quotesMessage.ts';
import { readQuotes } from './readQuotes.ts';

const FILE = 'docs/en/guide/advanced/troubleshooting.mdx';
const MESSAGE = 'Reporter … not found. Please install it.';

function explain(body: string, known = [] as { section: string; messages: string[] }[]) {
  return explainMessages([readQuotes(pageOf(body, FILE))], 'en', [MESSAGE], known);
}

describe('a message is explained by', () => {
  test.each([
    ['a heading', '## Reporter tap not found. Please install it\n\nUse another name.'],
    [
      'a row',
      '## Names\n\n| Message | Fix |\n| --- | --- |\n| `Reporter … not found` | Use another name. |',
    ],
    ['an item', '## Names\n\n- `Reporter tap not found. Please install it.`: Use another name.'],
    [
      'an example',
      '## Names\n\nUse another name.\n\n```ts fails="Reporter tap not found. Please install it."\n```',
    ],
    ['the text', '## Names\n\nUse another name for `Reporter tap not found. Please install it.`.'],
  ])('%s that quotes it', (_name, body) => {
    const { entries, unexplained } = explain(body);
    expect(unexplained).toEqual([]);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.text).toContain('Use another name');
    expect(entries[0]?.messages).toContain(MESSAGE);
  });

  test('nothing that only resembles it', () => {
    expect(explain('## Project tap not found\n\nText.').unexplained).toEqual([MESSAGE]);
    expect(explain('## Reporters\n\nReporter tap not found').unexplained).toEqual([MESSAGE]);
  });
});

test('messages of others belong to the section that they are listed with', () => {
  const known = [{ section: '/guide/advanced/troubleshooting#port', messages: ['EADDRINUSE'] }];
  const { entries } = explain('## Ports {#port}\n\nTwo files use it.', known);
  expect(entries).toEqual([
    expect.objectContaining({ text: 'Two files use it.', messages: ['EADDRINUSE'] }),
  ]);
  expect(() => explain('## Names\n\nText.', known)).toThrow('no en page has');
});

test.each([
  ['Worker exited unexpectedly', 'Worker exited unexpectedly (code=…, signal=…)', true],
  ['test timed out in 5000ms', '… timed out in …ms', true],
  ['No test found in suite', 'No test suites found in file: …', false],
  ['process.exit unexpectedly called', 'process.kill unexpectedly called with "…"', false],
  ['rs.mock', 'rs.mock() options must be an object', false],
  ['monkeys required', 'keys required', false],
])('%s is like %s: %s', (quote, message, expected) => {
  expect(likeness(quoteWords(quote), quoteWords(message)) > 0).toBe(expected);
});

test('an explanation is cut after whole sentences', () => {
  expect(firstSentences('One. Two: see `a. b`. Three. Four.', 'en')).toBe(
    'One. Two: see `a. b`. Three.',
  );
  expect(firstSentences('一句。两句。三句。四句。', 'zh')).toBe('一句。两句。三句。');
  expect(firstSentences('For example:', 'en')).toBe('');
});

test('the code that fixes it is the example that a sentence introduces', () => {
  const { entries } = explain(
    '## Names\n\nUse a name, `Reporter tap not found. Please install it.` otherwise. Install it:\n\n```ts\nreporters;\n```\n\nText.\n\n```ts\nother;\n```',
  );
  expect(entries[0]?.fix).toEqual({ intro: 'Install it:', code: 'reporters;' });
});
