import { expect, test } from 'vitest';
import { type DialogKeyPress, dialogKeyAction, nextStop } from './useDialogEvents.ts';

const press = (key: string, rest: Partial<DialogKeyPress> = {}): DialogKeyPress => ({
  key,
  inField: true,
  query: '',
  pending: false,
  ownRows: false,
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
  ['an arrow moves through the start screen', press('ArrowDown', { ownRows: true }), 'move'],
  [
    'Enter right after a query was typed, with the start screen still shown, opens no link of it',
    press('Enter', { query: 'a', ownRows: true }),
    undefined,
  ],
  ['a letter', press('a'), undefined],
])('%s', (_, key, action) => {
  expect(dialogKeyAction(key)).toBe(action);
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
