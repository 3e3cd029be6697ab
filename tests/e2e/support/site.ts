import type { Page } from '@playwright/test';
import { painted } from './frames.ts';

/** Waits until the page is hydrated, so that its buttons work. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Opens a page and waits until it is loaded and interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Opens a page and waits until it is shown and interactive: while a request that the page makes by
 * itself isn't answered, it may never be loaded.
 */
export async function openWhileLoading(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await painted(page);
}
