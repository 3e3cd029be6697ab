import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listTests } from '../../specification/listTests.ts';
import { checkSentences, filesOf, readSentences } from '../../specification/readSentences.ts';

const TABLE = new URL('../../specification/sentences.md', import.meta.url);

test('every sentence of the specification has a test that exists', () => {
  const sentences = readSentences(readFileSync(TABLE, 'utf8'));
  // The number of sentences in the specification, so that a missing row is noticed.
  expect(sentences).toHaveLength(177);
  expect(checkSentences(sentences, listTests(filesOf(sentences)))).toEqual([]);
  // Two commands list about fifty files, which takes a while on a busy machine.
}, 180_000);

test('rows without a test, and with a missing test, are reported with their line', () => {
  const table = [
    '## 2.2 Top',
    '| sentence | test |',
    '| --- | --- |',
    '| One. | a.spec.ts › one<br>a.spec.ts › two |',
    '| Two. | |',
    '| Three. | (says nothing to test) |',
    '| Four. | a.spec.ts › a \\| b |',
  ].join('\n');
  expect(filesOf(readSentences(table))).toEqual(['a.spec.ts']);
  expect(
    checkSentences(readSentences(table), new Set(['a.spec.ts › one', 'a.spec.ts › a | b'])),
  ).toEqual([
    'tests/specification/sentences.md:4: there is no test "a.spec.ts › two"; name the one that covers "One."',
    'tests/specification/sentences.md:5: "Two." has no test; name one as `file › title`, or say why in ( )',
  ]);
});
