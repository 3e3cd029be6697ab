import { readFileSync } from 'node:fs';
import { open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';

const STYLES = readFileSync(
  new URL('../../../theme/styles/highlight.css', import.meta.url),
  'utf8',
);
const CLASSES = [...new Set(STYLES.match(/(?<=\.)(?:hl|out)-[\w-]+/g))];

/** The WCAG contrast ratio of two computed colors, `rgb(r, g, b)`. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const theme of ['light', 'dark'] as const) {
  test(`every color of highlighted code and output has a contrast of 4.5:1 in the ${theme} theme: ${CLASSES.length} kinds`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/guide/start/quick-start');
    expect(CLASSES.length).toBeGreaterThan(10);
    const found = await page.evaluate((classes) => {
      const backgrounds = ['--color-code', '--color-terminal', '--color-mark'];
      const holder = document.createElement('pre');
      document.querySelector('main')?.append(holder);
      return backgrounds.flatMap((background) => {
        // Via CSSOM, because the policy blocks style attributes.
        holder.style.backgroundColor = `var(${background})`;
        holder.toggleAttribute('data-terminal', background === '--color-terminal');
        return classes.map((name) => {
          const word = document.createElement('span');
          word.className = name;
          holder.replaceChildren(word);
          const { color } = getComputedStyle(word);
          return { name, background, color, on: getComputedStyle(holder).backgroundColor };
        });
      });
    }, CLASSES);
    for (const { name, background, color, on } of found) {
      expect(contrast(color, on), `${name} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
