import type { CDPSession, Page } from '@playwright/test';
import { Dialog } from '../support/searchDialog.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from './test.ts';

/** Simulates an input method's composition in the search input. */
class InputMethod {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  async compose(text: string): Promise<void> {
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }

  /** A key that the input method handles. */
  async press(key: string): Promise<void> {
    await this.session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key });
  }
}

test('nothing happens during composition: no search, no selection, no close', {
  tag: FULL,
}, async ({ page, algolia, text }) => {
  const { search } = text.zh;
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/alpha');
  await dialog.search('甲');
  const asked = algolia.searches().length;
  const active = await dialog.active.textContent();
  await page.keyboard.press('Control+a');

  const method = await InputMethod.on(page);
  await method.compose('yi');
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) await method.press(key);
  await expect(dialog.input).toBeFocused();
  await expect(dialog.input).toHaveValue('yi');
  await expect(dialog.active).toHaveText(active as string);
  await expect(page).toHaveURL(/\/zh\/guide\/alpha$/);
  await method.compose('yi w');
  // Half a second is enough for the spinner of a search that hangs.
  await expect(dialog.root.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
  await expect(dialog.root.locator('.DocSearch-LoadingIndicator')).toBeHidden();
  expect(algolia.searches()).toHaveLength(asked);

  await method.commit('乙');
  await dialog.said('乙');
  await expect(dialog.rows).toHaveText(['乙']);
  expect(algolia.searches()).toHaveLength(asked + 1);
  await expect(dialog.status).toHaveText(search.count(1, '乙'));
});

test('the key that ends a composition chooses nothing, even where it comes after it (Safari)', {
  tag: FULL,
}, async ({ page, text }) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/alpha');
  await dialog.search('乙');
  await dialog.input.evaluate((input) => {
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(press, 'keyCode', { value: 229 });
      input.dispatchEvent(press);
    }
  });
  await expect(dialog.input).toHaveValue('乙');
  await expect(page).toHaveURL(/\/zh\/guide\/alpha$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/guide\/beta$/);
});

test('a canceled composition leaves the previous text', { tag: FULL }, async ({
  page,
  algolia,
  text,
}) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/alpha');
  await dialog.search('乙');
  const asked = algolia.searches().length;
  const method = await InputMethod.on(page);
  await method.compose('bu');
  await expect(dialog.input).toHaveValue('乙bu');
  await method.compose('');
  await expect(dialog.input).toHaveValue('乙');
  await expect(dialog.rows).toHaveText(['乙']);
  expect(algolia.searches()).toHaveLength(asked);
});
