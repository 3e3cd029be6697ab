import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a text that is still loading is copied during the click, as Safari requires', async () => {
  let copied = '';
  const write = vi.fn(async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
    copied = (await (await item?.parts['text/plain'])?.text()) ?? '';
  });
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
  let load = (_text: string) => {};
  const text = new Promise<string>((resolve) => {
    load = resolve;
  });
  const copying = copyText(text, () => '');
  expect(write).toHaveBeenCalledOnce();
  load('# Page');
  expect(await copying).toBe(true);
  expect(copied).toBe('# Page');
});

test('a text that can’t be loaded is an error', async () => {
  vi.stubGlobal('navigator', { clipboard: {}, platform: 'Linux' });
  vi.stubGlobal('window', { prompt: () => null });
  await expect(copyText(Promise.reject(new Error('gone')), () => '')).rejects.toThrow('gone');
});
