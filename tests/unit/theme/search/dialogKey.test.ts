import { expect, test } from 'vitest';
import { type DialogKeyPress, dialogKeyAction } from '../../../../theme/search/dialog/dialogKey.ts';
import { nextStop } from '../../../../theme/search/dialog/tabTrap.ts';

const press = (key: string, rest: Partial<DialogKeyPress> = {}): DialogKeyPress => ({
  key,
  isComposing: false,
  keyCode: 0,
  inField: true,
  query: '',
  pending: false,
  startLinks: false,
  ...rest,
});

test.each([
  ['“Escape closes it”', press('Escape'), 'close'],
  ['“a second Escape clears the query”', press('Escape', { query: 'a' }), 'clear'],
  ['Tab stays in the dialog', press('Tab'), 'tab'],
  ['Enter before the results', press('Enter', { query: 'a', pending: true }), 'enter-later'],
  ['Enter with results', press('Enter', { query: 'a' }), undefined],
  ['Enter with nothing typed', press('Enter', { pending: true }), undefined],
  ['Enter on a button', press('Enter', { query: 'a', pending: true, inField: false }), undefined],
  ['an arrow is DocSearch’s', press('ArrowDown', { query: 'a' }), undefined],
  ['an arrow moves through the start links', press('ArrowDown', { startLinks: true }), 'move'],
  ['a letter', press('a'), undefined],
])('%s', (_, key, action) => {
  expect(dialogKeyAction(key)).toBe(action);
});

test.each(['Enter', 'Escape', 'ArrowDown', 'Tab'])('%s while composing is left alone', (key) => {
  expect(dialogKeyAction(press(key, { isComposing: true, query: 'a' }))).toBe('compose');
  expect(dialogKeyAction(press(key, { keyCode: 229, query: 'a' }))).toBe('compose');
});

test.each([
  ['a', false, 'b'],
  ['c', false, 'a'],
  ['a', true, 'c'],
  ['elsewhere', false, 'a'],
  ['elsewhere', true, 'c'],
  [null, false, 'a'],
])('from %s, backwards: %s, Tab goes to %s', (current, backwards, next) => {
  expect(nextStop(['a', 'b', 'c'], current, backwards)).toBe(next);
});

test('without a target, nothing happens', () => {
  expect(nextStop([], null, false)).toBeUndefined();
});
