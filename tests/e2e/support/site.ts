import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const DOCS = new URL('../../../docs/', import.meta.url);

/** Every route of a language, from the files of its folder. */
export function routesOf(language: 'en' | 'zh'): string[] {
  const prefix = language === 'en' ? '' : `/${language}`;
  return readdirSync(new URL(`${language}/`, DOCS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${prefix}/${file.replace(/(?:(?<=^|\/)index)?\.mdx$/, '')}`)
    .sort();
}

/** Waits until React has taken over the page: only then do its buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
