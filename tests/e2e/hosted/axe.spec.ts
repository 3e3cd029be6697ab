import { AxeBuilder } from '@axe-core/playwright';
import { favoriteKey, recentKey } from '../../../theme/search/docsearch/savedSearches.ts';
import { DESKTOP, rulesOf, scan, show } from '../../a11y/support/scan.ts';
import { Dialog } from '../support/searchDialog.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { complained, expect, test } from './test.ts';

const VIEWS = [
  ['en', '/guide/alpha', 1280],
  ['zh', '/zh/guide/alpha', 390],
] as const;
const THEMES = ['light', 'dark'] as const;
const TIERS = [
  { views: VIEWS.slice(0, 1), themes: THEMES.slice(0, 1), where: 'in the light theme', tag: [] },
  {
    views: VIEWS,
    themes: THEMES,
    where: 'in both themes and languages, and on a phone',
    tag: FULL,
  },
];
const STATES = ['saved', 'results', 'nothing', 'error', 'start', 'stalled'] as const;

const entry = (name: string) => ({
  objectID: name,
  url: '/guide/beta',
  type: 'lvl1',
  hierarchy: { lvl0: 'Guide › Beta', lvl1: name },
});

for (const [index, state] of STATES.entries()) {
  for (const { views, themes, where, tag } of TIERS) {
    test(`axe finds nothing: ${state}, ${where}`, {
      tag: [tag, fullAfter(2, index)].flat(),
    }, async ({ page, algolia, text, complaints }) => {
      const [recent, favorite] = [entry('A'), entry('B')].map((one) => JSON.stringify([one]));
      for (const [language, path, width] of views) {
        await page.setViewportSize({ width, height: 800 });
        algolia.answer = () => {
          if (state === 'error') return { status: 400, json: { message: 'no' } };
          return state === 'stalled' ? 'hang' : undefined;
        };
        await page.goto(path);
        if (state === 'saved') {
          await page.evaluate(
            (items) => {
              for (const [key, value] of items)
                localStorage.setItem(key as string, value as string);
            },
            [
              [recentKey(`fixture_${language}`), recent],
              [favoriteKey(`fixture_${language}`), favorite],
            ],
          );
        }
        const dialog = new Dialog(page, text[language]);
        await dialog.openOn(path);
        const query = { results: language === 'en' ? 'crowd' : '甲', nothing: 'alpah' }[
          state as 'results'
        ];
        await dialog.input.fill(query ?? (state === 'start' || state === 'saved' ? '' : 'x'));
        const there = {
          start: dialog.root.getByText(text[language].search.noRecent),
          saved: dialog.root.getByRole('list', { name: text[language].search.favorites }),
          results: dialog.rows.first(),
          nothing: dialog.root.getByText(text[language].search.nothing.before),
          error: dialog.retry,
          stalled: dialog.root.locator('.DocSearch-LoadingIndicator'),
        }[state];
        await expect(there).toBeVisible();
        for (const theme of themes) {
          await show(page, { theme, width });
          expect(await scan(page, rulesOf({ theme, width }))).toEqual([]);
        }
        if (state === 'error') await complained(complaints, /ApiError/);
      }
    });
  }
}

test('axe finds nothing on the page with the dialog open, nor on the button', {
  tag: FULL,
}, async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/alpha');
  await dialog.search('crowd');
  await show(page, { theme: 'light', width: DESKTOP });
  const open = await new AxeBuilder({ page }).analyze();
  expect(open.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('the dialog and its field have names, and the number of results is announced', async ({
  page,
  text,
}) => {
  for (const [language, path, query] of [
    ['en', '/guide/alpha', 'crowd'],
    ['zh', '/zh/guide/alpha', '甲'],
  ] as const) {
    const { search } = text[language];
    const dialog = new Dialog(page, text[language]);
    await dialog.openOn(path);
    await expect(dialog.root).toHaveAccessibleName(search.dialog);
    // The page behind it is inert.
    expect(await dialog.root.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.input).toHaveAccessibleName(search.input);
    await dialog.search(query);
    await expect(dialog.status).toHaveText(search.count(language === 'en' ? 8 : 2, query));
    await expect(dialog.root.locator('[role=button]:not(button)')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog.input).toHaveValue('');
  }
});
