import { expect, test } from 'vitest';
import { parentOption } from './facts/parentOption.ts';

const options = ['browser', 'browser.viewport', 'browserless', 'browser.viewport.width'].map(
  (path) => ({ path, type: 'x', project: false }),
);

test.each([
  ['browser', undefined],
  ['browser.viewport', 'browser'],
  ['browser.viewport.width', 'browser.viewport'],
  ['browserless', undefined],
])('%s is a part of %s', (path, parent) => {
  const option = options.find((one) => one.path === path);
  expect(option && parentOption(option, options)?.path).toBe(parent);
});
