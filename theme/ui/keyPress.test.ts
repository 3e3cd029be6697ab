// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isShortcut, type Shortcut, typedCharacter } from './keyPress.ts';

/** Whether a key pressed on an element is a shortcut. */
function pressed(shortcut: Shortcut, press: KeyboardEventInit, on: Element = document.body) {
  let answer: boolean | undefined;
  const listen = (event: Event) => {
    answer = isShortcut(event as KeyboardEvent, shortcut);
  };
  window.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, composed: true }));
  return answer;
}

test.each<[string, Shortcut, KeyboardEventInit]>([
  ['Ctrl+K', 'k', { key: 'k', ctrlKey: true }],
  ['Cmd+K', 'k', { key: 'k', metaKey: true }],
  ['Ctrl+K with Caps Lock', 'k', { key: 'K', ctrlKey: true }],
  ['Ctrl+K of Dvorak', 'k', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['Ctrl+K of a Cyrillic layout', 'k', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K of a Korean layout', 'k', { key: 'ㅏ', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K that an input method keeps', 'k', { key: 'Process', code: 'KeyK', ctrlKey: true }],
  ['/', '/', { key: '/', code: 'Slash' }],
  ['a slash that needs Shift', '/', { key: '/', code: 'Digit7', shiftKey: true }],
  ['a Chinese slash', '/', { key: '、', code: 'Slash' }],
  ['a Chinese slash on the backslash key', '/', { key: '、', code: 'Backslash' }],
  ['a full-width slash', '/', { key: '／' }],
])('%s is the shortcut %s', (_, shortcut, press) => {
  expect(pressed(shortcut, press)).toBe(true);
});

test.each<[string, Shortcut, KeyboardEventInit]>([
  ['k alone', 'k', { key: 'k' }],
  ['Ctrl+Cmd+K', 'k', { key: 'k', ctrlKey: true, metaKey: true }],
  ['Ctrl+Shift+K', 'k', { key: 'k', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+K', 'k', { key: 'k', altKey: true, ctrlKey: true }],
  ['Ctrl+K held down', 'k', { key: 'k', ctrlKey: true, repeat: true }],
  ['Ctrl+T at the place of K', 'k', { key: 't', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+/', '/', { key: '/', ctrlKey: true }],
  ['a composed slash', '/', { key: '/', isComposing: true }],
  ['é at the place of a slash', '/', { key: 'é', code: 'Slash' }],
  ['a Chinese question mark', '/', { key: '？', code: 'Slash', shiftKey: true }],
  ['Process without a place', '/', { key: 'Process' }],
])('%s isn’t the shortcut %s', (_, shortcut, press) => {
  expect(pressed(shortcut, press)).toBe(false);
});

test('only Ctrl+K works where text is typed, also deep in another element', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><x-field></x-field><i></i>';
  const shadow = document.querySelector('i')?.attachShadow({ mode: 'open' });
  const inner = document.createElement('input');
  shadow?.append(inner);
  const fields = [...document.body.children].slice(0, -1);
  for (const field of [...fields, inner]) {
    expect(pressed('/', { key: '/' }, field), field.tagName).toBe(false);
    expect(pressed('k', { key: 'k', ctrlKey: true }, field), field.tagName).toBe(true);
  }
});

test.each([
  ['a', {}, 'a'],
  ['快', {}, '快'],
  [' ', {}, undefined],
  ['Enter', {}, undefined],
  ['a', { ctrlKey: true }, undefined],
  ['a', { isComposing: true }, undefined],
])('%s with %j types %s', (key, held, character) => {
  expect(typedCharacter(new KeyboardEvent('keydown', { key, ...held }))).toBe(character);
});
