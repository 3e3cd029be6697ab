import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** A page whose time passes only when the test says so. Install it before the page is opened. */
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

  /** Waits until something holds, letting a few milliseconds pass for what goes through timers. */
  async until<T>(value: () => T | Promise<T>, expected: T): Promise<void> {
    await expect
      .poll(async () => {
        await this.pass(1);
        return value();
      })
      .toEqual(expected);
  }
}
