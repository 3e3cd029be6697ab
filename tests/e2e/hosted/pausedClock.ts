import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Pauses the page's clock until the test advances it. Install it before opening the page. */
export class PausedClock {
  private constructor(private readonly page: Page) {}

  static async install(page: Page): Promise<PausedClock> {
    await page.clock.install();
    return new PausedClock(page);
  }

  async pause(): Promise<void> {
    await this.page.clock.pauseAt(new Date(Date.now() + 60_000));
  }

  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Waits until a condition holds, advancing the clock by a few milliseconds for timers. */
  async until<T>(value: () => T | Promise<T>, expected: T): Promise<void> {
    await expect
      .poll(async () => {
        await this.pass(1);
        return value();
      })
      .toEqual(expected);
  }
}
