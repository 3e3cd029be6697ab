import type { Locator, Page } from '@playwright/test';
import rstest from '@rstest/core/package.json' with { type: 'json' };
import { SITE_ORIGIN, TIMING } from '../../../theme/settings/site.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The button, and the links in the panel that it controls. */
async function menuOf(page: Page, name: string): Promise<{ button: Locator; links: Locator }> {
  const button = page.getByRole('main').getByRole('button', { name });
  const id = await button.getAttribute('aria-controls');
  return { button, links: page.locator(`[id="${id}"]`).locator('a') };
}

const NAMES = ['ChatGPT', 'Claude'];

test('each assistant has a name and gets the page’s Markdown', async ({ page, text, request }) => {
  await open(page, '/config/test/bail');
  const { button, links } = await menuOf(page, text.en.openInAssistant);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeVisible();
  const names = [...NAMES.map(text.en.openIn), text.en.viewMarkdown];
  await expect(links).toHaveText(names.map((name) => `${name} (${text.en.newTab})`));
  const question = text.en.assistantPrompt(`${SITE_ORIGIN}/config/test/bail.md`);
  for (const index of NAMES.keys()) {
    const link = links.nth(index);
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('q')).toBe(question);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(links.last()).toHaveAttribute('href', '/config/test/bail.md');
  expect((await request.get('/config/test/bail.md')).headers()['content-type']).toContain(
    'text/markdown',
  );
});

test('feedback opens an issue about the page', async ({ page, text }) => {
  await open(page, '/config/test/bail');
  const link = page.getByRole('link', { name: text.en.feedback });
  await expect(link).toHaveAttribute('target', '_blank');
  const form = new URL(String(await link.getAttribute('href')));
  expect(form.pathname).toBe('/web-infra-dev/rstest/issues/new');
  expect(form.searchParams.get('title')).toBe(text.en.feedbackTitle('bail'));
  const about = `https://rstest.rs/config/test/bail\nRstest ${rstest.version}\n\n`;
  expect(form.searchParams.get('body')).toBe(about);
});

test.describe('copy markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button copies the page’s Markdown and says so for 500 ms', async ({
    page,
    text,
    request,
  }) => {
    const { copyMarkdown, copyingMarkdown, copied } = text.en;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route('**/config/test/bail.md', async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    await page.clock.install();
    await open(page, '/config/test/bail');
    await page.clock.pauseAt(Date.now() + 60_000);
    const tools = page.getByRole('main');
    const said = tools.getByRole('status').first();
    const button = tools.getByRole('button', { name: copyMarkdown });
    await expect(said).toBeEmpty();
    await button.click();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(said).toHaveText(copyingMarkdown);
    // Pressing it again doesn't send another request.
    await button.press('Enter');
    release();
    await expect(said).toHaveText(copied);
    await expect(button).toBeFocused();
    await page.clock.runFor(TIMING.copyMarkdownSuccess - 1);
    await expect(button).toHaveAttribute('data-state', 'success');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('data-state', 'idle');
    expect(asked).toBe(1);
    const markdown = await (await request.get('/config/test/bail.md')).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    expect(markdown).toContain('# ');
  });

  test('the button never copies an error page, says so, and can be pressed again', async ({
    page,
    text,
    complaints,
  }) => {
    const { copyMarkdown, copyMarkdownFailed, nextPage } = text.en;
    // A host's own page for missing ones, with status 200.
    await page.route('**/*.md', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }),
    );
    await open(page, '/config/test/bail');
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    const tools = page.getByRole('main');
    await tools.getByRole('button', { name: copyMarkdown }).click();
    const failed = tools.getByRole('button', { name: copyMarkdownFailed });
    await expect(failed).toBeVisible();
    await expect(tools.getByRole('status').first()).toHaveText(copyMarkdownFailed);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('/config/test/bail.md')]);
    await failed.click();
    await expect.poll(() => complaints.splice(0).length).toBe(1);
    // The next page isn't affected.
    await page.getByRole('link', { name: nextPage }).click();
    await expect(page).not.toHaveURL(/\/bail$/);
    await expect(tools.getByRole('button', { name: copyMarkdown })).toBeVisible();
  });

  test('copying moves nothing: the button is as wide as before', async ({ page, text }) => {
    const { copyMarkdown, openInAssistant } = text.en;
    await page.clock.install();
    await open(page, '/config/test/bail');
    const tools = page.getByRole('main');
    const neighbor = tools.getByRole('button', { name: openInAssistant });
    const before = await neighbor.boundingBox();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = tools.getByRole('button', { name: copyMarkdown });
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'success');
    expect(await neighbor.boundingBox()).toEqual(before);
  });
});
