import type { Locator, Page } from '@playwright/test';

/** A button of the navbar and the panel that it opens, which its `aria-controls` names. */
export async function popupOf(
  page: Page,
  name: string,
): Promise<{ button: Locator; panel: Locator }> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  const id = await button.getAttribute('aria-controls');
  return { button, panel: page.locator(`[id="${id}"]`) };
}
