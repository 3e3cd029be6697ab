import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delayRequests.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Shortcuts on keyboards and with input methods whose keys type something else. */

const CONTROL = 2;

/** A real key press: what the layout types for it, and the key's place. */
async function press(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = { KeyK: 75, Slash: 191, Backslash: 220 }[code] ?? 0;
  const event = { key, code, modifiers, windowsVirtualKeyCode };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await session.detach();
}

const SEARCH_KEYS = [
  ['a Cyrillic layout', 'л', 'KeyK', CONTROL],
  ['an Arabic layout', 'ن', 'KeyK', CONTROL],
  ['a Japanese layout', 'の', 'KeyK', CONTROL],
  ['an input method', 'Process', 'KeyK', CONTROL],
  ['Caps Lock', 'K', 'KeyK', CONTROL],
  ['a Chinese comma', '、', 'Slash', 0],
] as const;

test('the shortcuts of the search work with other layouts and input methods', async ({
  page,
  text,
}) => {
  await open(page, '/zh/config/test/bail');
  const dialog = new Dialog(page, text.zh);
  for (const [name, key, code, modifiers] of SEARCH_KEYS) {
    await press(page, key, code, modifiers);
    await expect(dialog.root, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.root, name).toBeHidden();
  }
});

test('the shortcuts of the search work before the page’s script is loaded', async ({
  page,
  text,
}) => {
  await delayRequests(page, /\/static\/js\/index\./);
  await page.goto('/zh/config/test/bail', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { root } = new Dialog(page, text.zh);
  for (const [name, key, code, modifiers] of SEARCH_KEYS) {
    await press(page, key, code, modifiers);
    await expect(root, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(root, name).toBeHidden();
  }
});

test('no text field loses a key to a shortcut, also in a shadow root', async ({ page }) => {
  await open(page, '/config/test/bail');
  await page.evaluate(() => {
    const field = (html: string, parent: Node) => {
      const template = document.createElement('div');
      template.setAttribute('data-fields', '');
      parent.appendChild(template);
      const node = document.createElement(html);
      if (html === 'p') node.contentEditable = 'true';
      node.id = html;
      template.append(node);
    };
    for (const name of ['input', 'textarea', 'p']) field(name, document.body);
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const inner = shadow.appendChild(document.createElement('input'));
    inner.id = 'inner';
  });
  for (const id of ['input', 'textarea', 'p', 'inner']) {
    const field = page.locator(`#${id}`).last();
    await field.focus();
    await page.keyboard.type('/t');
    const typed = await field.evaluate((at) => ('value' in at ? at.value : at.textContent));
    expect(typed, id).toBe('/t');
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
