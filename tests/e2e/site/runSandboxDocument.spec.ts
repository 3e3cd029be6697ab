import { expect } from '@playwright/test';
import { runIn, setOf, test } from '../support/sandboxLab.ts';

const CORE = `import { expect, test } from '@rstest/core';\n`;

test('an example with a DOM has an empty document and storage of its own', async ({
  page,
  lab,
}) => {
  expect(lab.origin).not.toBe('');
  const code = `${CORE}
    test('begins empty', () => {
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
      expect([...Object.keys(localStorage)]).toEqual([]);
      localStorage.setItem('mine', '1');
      expect(localStorage.mine).toBe('1');
      document.body.innerHTML = '<button>Go</button>';
      let clicks = 0;
      document.querySelector('button')!.addEventListener('click', () => clicks++);
      document.querySelector('button')!.click();
      expect(clicks).toBe(1);
      document.querySelector('button')!.focus();
      expect(document.activeElement?.tagName).toBe('BUTTON');
    });`;
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Run';
    document.body.append(button);
    button.focus();
  });
  const set = setOf({ 'a.test.ts': code }, { place: 'document' });
  for (let run = 0; run < 2; run++) {
    expect((await runIn(page, set)).outcome).toMatchObject({ summary: { exit: 0 } });
  }
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused();
  await page.evaluate(() => window.lab.close());
  await expect(page.locator('iframe')).toHaveCount(0);
});
