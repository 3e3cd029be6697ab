import { expect, type Locator } from '@playwright/test';

/** Replaces the code of an editor, as if it was pasted. */
export async function setCode(field: Locator, code: string): Promise<void> {
  await editable(field);
  await field.press('ControlOrMeta+a');
  await field.evaluate((at, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, code);
}

/** The code of an editor, if all of it fits in the window. */
export async function readCode(field: Locator): Promise<string> {
  await editable(field);
  return (await field.locator('.cm-line').allTextContents()).join('\n');
}

/** CodeMirror is loaded when the reader points at the code. */
async function editable(field: Locator): Promise<void> {
  await field.dispatchEvent('pointerover');
  await field.locator('.cm-line').first().waitFor({ state: 'attached' });
}

export async function expectCode(field: Locator, code: string): Promise<void> {
  await expect.poll(() => readCode(field)).toBe(code);
}
