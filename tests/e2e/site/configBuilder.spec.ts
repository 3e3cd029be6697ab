import type { Page } from '@playwright/test';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { BUILDER_TEXT } from '../../../tools/config-builder/builderText.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { open, openWhileLoading } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/guide/start/config-builder';

const text = BUILDER_TEXT.en;

test('answers change the config, its explanations, and the packages, and survive a reload', async ({
  page,
}) => {
  await open(page, PATH);
  const form = page.getByRole('form', { name: text.form });
  const answer = (question: string, name: string) =>
    form.getByRole('group', { name: question }).getByRole('radio', { name });
  const files = page.locator('[data-builder-files]');
  await expect(files.locator('figcaption').first()).toHaveText('rstest.config.ts');
  await answer(text.questions.ui, 'React').check();
  await answer(text.questions.coverage, 'V8').check();
  await expect(files.locator('pre').first()).toContainText('plugins: [pluginReact()],');
  await expect(page.getByRole('tabpanel', { name: 'npm' }).first()).toContainText(
    'npm add -D @rstest/core @rsbuild/plugin-react @testing-library/react @testing-library/dom happy-dom @rstest/coverage-v8',
  );
  // Components need a DOM, which is chosen with the framework.
  await expect(answer(text.questions.environment, 'happy-dom')).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveText(text.updated(8, 9));
  await expect(files.getByRole('link', { name: "provider: 'v8'," })).toHaveAttribute(
    'href',
    '/config/test/coverage#coverage-provider',
  );
  await expect(page).toHaveURL(/#ui=react&environment=happy-dom&coverage=v8$/);

  await page.reload();
  await expect(answer(text.questions.ui, 'React')).toBeChecked();
  await expect(files.locator('pre').first()).toContainText("provider: 'v8',");

  await files.getByRole('link', { name: "provider: 'v8'," }).click();
  await expect(page).toHaveURL(/coverage#coverage-provider$/);
  await page.goBack();
  await expect(answer(text.questions.ui, 'React')).toBeChecked();
  await expect(files.locator('pre').first()).toContainText('pluginReact');
  await form.getByRole('button', { name: text.reset }).click();
  await expect(files.locator('pre').first()).not.toContainText('pluginReact');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('the file is beside the questions, and stays in view while they are answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/guide/start/quick-start');
  // Navigating waits for the styles of the page.
  await page.getByRole('link', { name: 'Config builder', exact: true }).first().click();
  const file = page.locator('[data-builder-files] pre').first();
  await expect(file).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('radio', { name: 'JUnit XML' });
  await expect(last).toBeInViewport();
  await last.check();
  await expect(file).toContainText('junit');
  await expect(file).toBeInViewport();
  const [question, shown] = await Promise.all([last.boundingBox(), file.boundingBox()]);
  expect(question?.x).toBeLessThan(shown?.x ?? 0);
});

/** Opens a page whose builder loads only once the returned function is called. */
async function openWithoutBuilder(page: Page, path: string): Promise<() => void> {
  const release = await delayRequests(page, /config-builder\.[^/]*\.js$/);
  await openWhileLoading(page, path);
  return release;
}

test('answers given while the builder is loading are kept', async ({ page }) => {
  const release = await openWithoutBuilder(page, `${PATH}#coverage=v8`);
  const react = page.getByRole('radio', { name: 'React' });
  await react.check();
  await expect(page.locator('[data-builder-files] pre').first()).not.toContainText('pluginReact');
  release();
  await expect(page.locator('[data-builder-files] pre').first()).toContainText('pluginReact()');
  await expect(page.locator('[data-builder-files] pre').first()).toContainText("provider: 'v8',");
  await expect(react).toBeChecked();
  await expect(page).toHaveURL(/#ui=react&environment=happy-dom&coverage=v8$/);
});

test('the config is copied as it is shown', async ({ page }) => {
  await open(page, `${PATH}#environment=jsdom&language=js`);
  const figure = page.locator('[data-file="rstest.config.mjs"]');
  await expect(figure).toContainText("testEnvironment: 'jsdom'");
  await figure.getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("  testEnvironment: 'jsdom',\n  restoreMocks: true,");
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the default config with links, and no questions', async ({ page }) => {
    await page.goto(localizedPath(PATH, 'zh'));
    await expect(page.locator('[data-builder-files] pre').first()).toContainText('restoreMocks');
    await expect(page.getByRole('link', { name: 'restoreMocks: true,' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
