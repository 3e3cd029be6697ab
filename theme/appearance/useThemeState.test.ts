// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { world } from '../../tests/support/theme/fakeRuntime.ts';
import { render, renderHook } from '../../tests/support/theme/render.ts';
import { STORAGE } from '../settings/site.ts';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import { useThemeState } from './useThemeState.ts';

vi.mock(
  '@rspress/core/runtime',
  async () => (await import('../../tests/support/theme/fakeRuntime.ts')).fakeRuntime,
);

const system = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.appearance;
  vi.stubGlobal('matchMedia', () => system);
  world.site.themeConfig.darkMode = undefined;
});

test('a stored choice wins against the system, and a new one is stored and applied', () => {
  localStorage.setItem(STORAGE.appearance, 'light');
  const state = renderHook(useThemeState);
  expect(state.current[0]).toBe('light');
  act(() => state.current[1]('dark'));
  expect(state.current[0]).toBe('dark');
  expect(localStorage.getItem(STORAGE.appearance)).toBe('auto');
  expect(document.documentElement.dataset.appearance).toBe('dark');
});

test('a choice in another tab is taken over', () => {
  const state = renderHook(useThemeState);
  expect(state.current[0]).toBe('dark');
  localStorage.setItem(STORAGE.appearance, 'light');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: STORAGE.appearance, newValue: 'light' }),
    );
  });
  expect(state.current[0]).toBe('light');
  expect(document.documentElement.dataset.appearance).toBe('light');
});

test.each([false, 'force-light', 'force-dark'])(
  'the site is light if switching is turned off: %s',
  (darkMode) => {
    world.site.themeConfig.darkMode = darkMode;
    localStorage.setItem(STORAGE.appearance, 'dark');
    const state = renderHook(useThemeState);
    expect(state.current[0]).toBe('light');
    expect(document.documentElement.dataset.appearance).toBe('light');
    act(() => state.current[1]('dark'));
    expect(state.current[0]).toBe('light');
    expect(document.documentElement.dataset.appearance).toBe('light');
    expect(render(createElement(AppearanceSwitch)).innerHTML).toBe('');
  },
);

test('the switch is shown if there is something to choose', () => {
  expect(render(createElement(AppearanceSwitch)).querySelectorAll('button')).toHaveLength(1);
});
