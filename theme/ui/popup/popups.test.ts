// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/theme/render.ts';
import { TEXT } from '../../i18n/text.ts';
import { LanguageMenu, VersionMenu } from '../../navbar/LanguageMenu.tsx';
import { ToolLogo } from '../../tool-menu/ToolLogo.tsx';
import { TOOLS } from '../../tool-menu/tools.ts';
import { Disclosure } from './Disclosure.tsx';
import { Tag } from './Tag.tsx';

vi.mock(
  '@rspress/core/runtime',
  async () => (await import('../../../tests/support/theme/fakeRuntime.ts')).fakeRuntime,
);

const link = (lang: string, current: boolean) => ({
  text: lang.toUpperCase(),
  href: `/${lang}/`,
  lang,
  current,
});

describe('the language and version menus are only shown if there is a choice', () => {
  test.each([
    ['LanguageMenu', LanguageMenu],
    ['VersionMenu', VersionMenu],
  ])('%s', (_, Menu) => {
    expect(render(createElement(Menu, { links: [] })).innerHTML).toBe('');
    expect(render(createElement(Menu, { links: [link('a', true)] })).innerHTML).toBe('');
    const two = render(createElement(Menu, { links: [link('a', true), link('b', false)] }));
    expect(two.querySelectorAll('button')).toHaveLength(1);
    expect([...two.querySelectorAll('a')].map((a) => a.textContent)).toEqual(['A', 'B']);
    expect(two.querySelector('[aria-current]:not(button)')?.textContent).toBe('A');
  });
});

test('the switchers are named in the page’s language', () => {
  const menu = render(createElement(LanguageMenu, { links: [link('a', true), link('b', false)] }));
  expect(menu.querySelector('button')?.getAttribute('aria-label')).toBe(TEXT.en.languages);
});

const Sample = () => Disclosure({ label: 'More', children: createElement('p', null, 'In') });

describe('a disclosure that was opened without taking the focus, as Safari does', () => {
  const opened = () => {
    const root = render(createElement(Sample));
    const button = root.querySelector('button');
    const panel = root.querySelector('p')?.parentElement;
    if (!button || !panel) throw new Error('nothing was rendered');
    act(() => button.click());
    expect(panel.hidden).toBe(false);
    return panel;
  };
  const press = (target: Element) =>
    act(() => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });

  test('closes on a press elsewhere, not inside', () => {
    const panel = opened();
    press(panel);
    expect(panel.hidden).toBe(false);
    press(document.body);
    expect(panel.hidden).toBe(true);
  });

  test('closes on Escape', () => {
    const panel = opened();
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => {
      document.body.dispatchEvent(event);
    });
    expect(panel.hidden).toBe(true);
    expect(event.defaultPrevented).toBe(true);
  });
});

test('a space separates a tag from its entry, outside of the tag’s box', () => {
  const root = render(createElement(Tag, { tag: 'new' }));
  expect(root.textContent).toBe(' new');
  expect(root.querySelector('span')?.textContent).toBe('new');
});

test.each([
  ['1.4', 1.4],
  ['', undefined],
])('a logo is drawn at the scale "%s"', (shown, logoScale) => {
  const [tool] = TOOLS;
  if (!tool) throw new Error('there are no tools');
  const logo = render(createElement(ToolLogo, { tool: { ...tool, logoScale }, size: 32 }));
  expect(logo.querySelector('img')?.style.getPropertyValue('scale')).toBe(shown);
});
