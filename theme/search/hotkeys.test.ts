// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isTypingIn, typedCharacter } from '../ui/keyPress.ts';
import { hotkeyAction, searchShortcut } from './hotkeys.ts';

function press(key: string, held: object = {}) {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, ...none, isComposing: false, repeat: false, defaultPrevented: false, ...held };
}

test.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), 'toggle'],
  ['Cmd+K', press('k', { metaKey: true }), 'toggle'],
  ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), 'toggle'],
  ['/', press('/'), 'open'],
  ['a slash that needs Shift', press('/', { shiftKey: true }), 'open'],
  ['k alone', press('k'), undefined],
  ['Ctrl+Cmd+K', press('k', { ctrlKey: true, metaKey: true }), undefined],
  ['Ctrl+Shift+K', press('k', { ctrlKey: true, shiftKey: true }), undefined],
  ['Ctrl+/', press('/', { ctrlKey: true }), undefined],
  ['Alt+K', press('k', { altKey: true, ctrlKey: true }), undefined],
  ['a key held down', press('k', { ctrlKey: true, repeat: true }), undefined],
  ['a composed key', press('/', { isComposing: true }), undefined],
  ['a key that something took', press('/', { defaultPrevented: true }), undefined],
])('Ctrl+K, Cmd+K, and / open the search: %s', (_, key, action) => {
  expect(hotkeyAction(key, false)).toBe(action);
});

test('a slash that is typed is typed, and Ctrl+K works there too', () => {
  expect(hotkeyAction(press('/'), true)).toBeUndefined();
  expect(hotkeyAction(press('k', { ctrlKey: true }), true)).toBe('toggle');
});

test('fields, and what can be edited, are typed in', () => {
  document.body.innerHTML = '<input><textarea></textarea><select></select><p></p>';
  const typed = [...document.body.children].map((element) => isTypingIn(element));
  expect(typed).toEqual([true, true, true, false]);
  expect(isTypingIn(null)).toBe(false);
});

test.each([
  [press('a'), 'a'],
  [press('快'), '快'],
  [press(' '), undefined],
  [press('Enter'), undefined],
  [press('a', { ctrlKey: true }), undefined],
  [press('a', { isComposing: true }), undefined],
])('what %o writes', (key, character) => {
  expect(typedCharacter(key)).toBe(character);
});

test.each([
  ['MacIntel', '⌘K'],
  ['iPhone', '⌘K'],
  ['Win32', 'Ctrl K'],
  ['', 'Ctrl K'],
])('the shortcut on %s is %s', (platform, shortcut) => {
  expect(searchShortcut(platform)).toBe(shortcut);
});
