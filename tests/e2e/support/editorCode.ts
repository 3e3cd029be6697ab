import { expect, type Locator } from '@playwright/test';

/** Replaces the code of an editor, as if it was pasted. */
export async function setCode(field: Locator, code: string): Promise<void> {
  await loadEditor(field);
  await field.press('ControlOrMeta+a');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, code);
}

/** The code of an editor. CodeMirror only renders lines in the window, so all of them must fit in it. */
export async function readCode(field: Locator): Promise<string> {
  await loadEditor(field);
  return (await field.locator('.cm-line').allTextContents()).join('\n');
}

/** Points at the code, which loads CodeMirror. */
async function loadEditor(field: Locator): Promise<void> {
  await field.dispatchEvent('pointerover');
  await field.locator('.cm-line').first().waitFor({ state: 'attached' });
}

export async function expectCode(field: Locator, code: string): Promise<void> {
  await expect.poll(() => readCode(field)).toBe(code);
}
