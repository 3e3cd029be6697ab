import type { Page } from '@playwright/test';

/** Waits until what was changed has been laid out and painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

/** Waits until nothing moves any more: what is measured before has another place. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
