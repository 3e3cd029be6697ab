import type { Locator, Page } from '@playwright/test';

/** A navbar button and the panel that it controls (`aria-controls`). */
export async function popupOf(
  page: Page,
  name: string,
): Promise<{ button: Locator; panel: Locator }> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  const id = await button.getAttribute('aria-controls');
  return { button, panel: page.locator(`[id="${id}"]`) };
}
