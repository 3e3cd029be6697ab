import { expect, type Locator, type Page } from '@playwright/test';
import { TEXT } from '../../../theme/i18n/text.ts';
import { open } from './site.ts';

type Words = (typeof TEXT)['en'];

/** Page object for the search dialog. */
export class Dialog {
  readonly root: Locator;
  readonly input: Locator;
  readonly status: Locator;
  /** The rows of the results. */
  readonly rows: Locator;
  /** The row that Enter chooses. */
  readonly active: Locator;
  /** The titles of groups of rows. */
  readonly groups: Locator;
  readonly retry: Locator;

  constructor(
    readonly page: Page,
    readonly words: Words = TEXT.en,
  ) {
    this.root = page.getByRole('dialog', { name: words.search.dialog });
    this.input = this.root.getByRole('searchbox', { name: words.search.input });
    this.status = this.root.getByRole('status');
    this.rows = this.root.getByRole('option');
    this.active = this.root.locator('[aria-selected="true"], [aria-current="true"]');
    this.groups = this.root.locator('.DocSearch-Hit-source');
    this.retry = this.root.getByRole('button', { name: words.search.retry });
  }

  /** Opens a page and the dialog in it. */
  async openOn(path: string): Promise<void> {
    await open(this.page, path);
    await this.show();
  }

  /** Opens the dialog with its shortcut, whose listener is added shortly after the page is interactive. */
  async show(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Control+k');
      await this.input.waitFor({ timeout: 3000 });
    }).toPass();
  }

  /** Waits until DocSearch's input has replaced the one in the page's HTML. */
  async loaded(): Promise<void> {
    await this.root.locator('.DocSearch-Input').waitFor();
  }

  /** Searches, and waits for the outcome. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await this.said(query);
  }

  /** Waits until the outcome of a query is announced. */
  async said(query: string): Promise<void> {
    // The announcement has only the beginning of a long query.
    const start = query.slice(0, 64);
    await this.status.filter({ hasText: start }).waitFor({ state: 'attached' });
  }
}
