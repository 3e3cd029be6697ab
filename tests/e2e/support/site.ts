import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Language } from '../../../content/languages.ts';
import { listPages } from '../../../content/listPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** All routes of a language, with its prefix, sorted. */
export function routesOf(language: Language): string[] {
  return listPages(ROOT)
    .flatMap((file) => parsePageFile(file) ?? [])
    .filter((page) => page.language === language)
    .map(({ route }) => localizedPath(route, language))
    .sort();
}

/** Waits until the page is hydrated, so that its buttons work. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
