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
 * Opens a page and waits until it's shown and interactive, but not until it's loaded. For tests that hold
 * back a request of the page, without which the page is never loaded.
 */
export async function openWhileLoading(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await painted(page);
}
