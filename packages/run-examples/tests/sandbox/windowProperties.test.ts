import { expect, test } from 'vitest';
import { windowProperties } from '../../src/sandbox/dom/windowProperties.ts';

test('a global object becomes a window, and keeps what Node has', () => {
  const window = {
    document: { title: 'empty' },
    open() {
      return this;
    },
    Event: class Event {},
    setTimeout: () => 'of the window',
    Buffer: {},
    self: {},
  };
  const timer = () => 'of Node';
  const global: Record<string, unknown> = { Event: {}, setTimeout: timer };
  Object.defineProperties(global, windowProperties(window, global));

  expect(global.document).toBe(window.document);
  expect((global.open as () => unknown)()).toBe(window);
  expect(global.Event).toBe(window.Event);
  expect(global.setTimeout).toBe(timer);
  expect(global.self).toBe(global);
  expect('Buffer' in global).toBe(false);

  const own = () => 'mocked';
  global.open = own;
  expect(global.open).toBe(own);
  expect(window.open).not.toBe(own);
});
