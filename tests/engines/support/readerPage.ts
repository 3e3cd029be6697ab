import { expect } from '@playwright/test';
import type { BrowserDriver, KeyName } from './browserDriver.ts';

/** An element as a reader would describe it: the first visible one that fits. */
export interface Target {
  readonly css: string;
  /** The whole of its label, or of its text if it has no label. */
  readonly name?: string;
  /** A selector of what contains it. */
  readonly within?: string;
}

/** A page as a reader uses it. Elements are waited for, as long as `expect` waits. */
export class ReaderPage {
  constructor(
    readonly driver: BrowserDriver,
    readonly origin: string,
  ) {}

  /** Opens a page of the site; resolves once its buttons answer. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.expectVisible({ css: 'html[data-ready] body' });
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  press(key: KeyName): Promise<void> {
    return this.driver.press(key);
  }

  async click(target: Target): Promise<void> {
    // The clients click where the element was; in the first tenth of a second it may still move.
    await this.expectFinalLayout();
    // The clients throw where something covers the element, or it moves.
    await expect(async () => {
      expect(await this.driver.click(findElement, target), nameOf(target)).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  /** Clicks and types. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.type(text);
  }

  /** Replaces what is in a text field, as pasting does. */
  async paste(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.evaluate((pasted) => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, pasted);
    }, text);
  }

  /** Text, or the value of a text field; undefined if there is no such element. */
  text(target: Target): Promise<string | undefined> {
    return this.driver.read(findElement, target);
  }

  async expectText(target: Target, text: string | RegExp): Promise<void> {
    await expect.poll(() => this.text(target).then(String), nameOf(target)).toMatch(text);
  }

  async expectVisible(target: Target): Promise<void> {
    await expect.poll(() => this.text(target), nameOf(target)).toBeDefined();
  }

  /** A long page is laid out in slices; in the end nothing below the first screen moves anymore. */
  private async expectFinalLayout(): Promise<void> {
    const isPending = () => document.querySelector('[data-page-body]:not([data-whole])') !== null;
    await expect.poll(() => this.driver.evaluate(isPending, null)).toBe(false);
  }

  /** The path with query and fragment. */
  async expectAddress(address: string | RegExp): Promise<void> {
    const read = () =>
      this.driver.evaluate(() => location.href.slice(location.origin.length), null);
    const expected = typeof address === 'string' ? address : expect.stringMatching(address);
    await expect.poll(read).toEqual(expected);
  }
}

/** Runs in the page. */
function findElement({ css, name, within = '' }: Target): Element | undefined {
  const isNamed = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = labels.map((id) => document.getElementById(id)?.textContent).join(' ');
    const text = label || element.ariaLabel || (element as HTMLElement).innerText || '';
    return text.trim() === name;
  };
  return [...document.querySelectorAll(`${within} ${css}`)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || isNamed(element)),
  );
}

function nameOf({ css, name, within }: Target): string {
  return [css, name && `"${name}"`, within && `in ${within}`].filter(Boolean).join(' ');
}
