import type { Page } from '@playwright/test';

/** The result of a run in the page, from its panel. */
export interface PageRunResult {
  readonly set: string;
  /** `pass`, `fail` or `none`. */
  readonly mark: string;
  /** The message at the end. */
  readonly sentence: string;
  /** Numbers of tests by status. */
  readonly counts: Readonly<Record<string, number>>;
  /** The first lines of errors, for debugging differences. */
  readonly errors: string;
}

/**
 * Runs the examples of the open page by their buttons, sequentially. Waits inside the page, because
 * polling it would take most of the time.
 */
export function runAll(page: Page, sets: readonly string[]): Promise<PageRunResult[]> {
  return page.evaluate(async (names) => {
    /** Waits for `find` to return something; null after a timeout. */
    const appeared = <Found>(find: () => Found | null | undefined) =>
      new Promise<Found | null>((resolve) => {
        const give = (found: Found | null) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(found);
        };
        const look = () => {
          const found = find();
          if (found) give(found);
        };
        const timer = setTimeout(() => give(null), 40_000);
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
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
      const sentence = await appeared(() =>
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
      panel?.querySelector<HTMLButtonElement>('.run-close')?.click();
    }
    return results;
  }, sets);
}
