import { fencedSources } from '../support/fences.ts';
import { open } from '../support/site.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const FILE = 'guide/basic/test-filter';

for (const [index, [platform, shortcut]] of (
  [
    ['MacIntel', '⌘C'],
    ['Linux x86_64', 'Ctrl+C'],
    ['Win32', 'Ctrl+C'],
  ] as const
).entries()) {
  test(`without a clipboard, a prompt says which keys copy: ${platform}`, {
    tag: fullAfter(1, index),
  }, async ({ page, text }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { value: name });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }, platform);
    const asked: { message: string; value: string }[] = [];
    page.on('dialog', async (dialog) => {
      asked.push({ message: dialog.message(), value: dialog.defaultValue() });
      await dialog.accept();
    });
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/zh', 'zh'],
    ] as const) {
      await open(page, `${prefix}/${FILE}`);
      const block = page.getByRole('main').getByRole('figure').first();
      const copyCode = block.getByRole('button', { name: text[lang].copyCode });
      await copyCode.click();
      await expect.poll(() => asked.length).toBe(1);
      const [source = ''] = fencedSources(`${lang}/${FILE}.mdx`);
      expect(asked.pop()).toEqual({ message: text[lang].copyByHand(shortcut), value: source });
      // It isn't known whether the reader copied it, so the button doesn't claim success.
      await expect(copyCode).toBeVisible();

      const copyPage = page.getByRole('button', { name: text[lang].copyMarkdown });
      await copyPage.click();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked.pop()?.message).toBe(text[lang].copyByHand(shortcut));
      await expect(copyPage).toHaveAttribute('data-state', 'idle');
    }
    expect(text.en.copyByHand('⌘C')).toBe('Press ⌘C to copy, then Enter');
  });
}
