import type { Page } from '@playwright/test';

/** The result of a run in the page, from its panel. */
export interface PageRunResult {
  readonly set: string;
  /** `pass`, `fail` or `none`. */
  readonly mark: string;
  /** The message at the end of the run. */
  readonly sentence: string;
  /** Numbers of tests by status. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first lines of errors, for debugging differences. */
  readonly errors: string;
}

/**
 * Runs the examples of the open page with their buttons, one after another. Waits inside the page, because
 * polling from the test would take most of the time.
 */
export function runAll(page: Page, sets: readonly string[]): Promise<PageRunResult[]> {
  return page.evaluate(async (names) => {
    /** Waits until `find` returns an element; `null` after a timeout. */
    const waitForElement = (find: () => HTMLElement | null) =>
      new Promise<HTMLElement | null>((resolve) => {
        const finish = (element: HTMLElement | null) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(element);
        };
        const check = () => {
          const element = find();
          if (element) finish(element);
        };
        const timer = setTimeout(() => finish(null), 40_000);
        const observer = new MutationObserver(check);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        check();
      });
    const results = [];
    for (const set of names) {
      const figure = document.querySelector(`figure[data-run="${CSS.escape(set)}"]`);
      const button = figure?.querySelector<HTMLButtonElement>('[data-run-action="run"]');
      if (!figure || !button) {
        results.push({ set, mark: 'no button', sentence: '', counts: {}, errors: '' });
        continue;
      }
      button.click();
      const sentence = await waitForElement(() =>
        figure.querySelector<HTMLElement>('.run-sentence[data-mark]:not([data-mark="busy"])'),
      );
      if (!sentence) {
        results.push({ set, mark: 'no end', sentence: '', counts: {}, errors: '' });
        continue;
      }
      const panel = sentence.closest('.run-panel');
      const tests = panel?.querySelectorAll('.run-summary dd')[1];
      const counts = [...(tests?.querySelectorAll<HTMLElement>('.run-count') ?? [])].map(
        ({ dataset, textContent }) => [dataset.mark ?? '', Number.parseInt(textContent ?? '', 10)],
      );
      results.push({
        set,
        mark: sentence.dataset.mark ?? '',
        sentence: sentence.textContent ?? '',
        counts: Object.fromEntries(counts),
        errors: (panel?.textContent ?? '').slice(0, 600),
      });
      panel?.querySelector<HTMLButtonElement>('.run-head > button:last-child')?.click();
    }
    return results;
  }, sets);
}
