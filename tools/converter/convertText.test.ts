import { expect, test } from 'vitest';
import { CONVERT_TEXT } from './convertText.ts';

test.each([
  [1, '1 more line isn’t shown here', '1 more note isn’t shown here'],
  [2, '2 more lines aren’t shown here', '2 more notes aren’t shown here'],
])('what is left out is counted: %i', (count, lines, notes) => {
  expect(CONVERT_TEXT.en.moreLines(count)).toContain(lines);
  expect(CONVERT_TEXT.en.moreNotes(count)).toContain(notes);
});
