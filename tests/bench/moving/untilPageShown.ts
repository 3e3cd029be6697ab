import type { Page } from '@playwright/test';

interface Wait {
  shown: Promise<number>;
}

interface Scheduling {
  scheduler: { postTask(task: () => void, options: { priority: string }): void };
}

/**
 * Calls `click` and waits for the page that it leads to. Resolves to the milliseconds from the click
 * to the first frame with another title.
 */
export async function untilPageShown(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(watch);
  await click();
  return page.evaluate(() => (window as unknown as Wait).shown);
}

/** Runs in the page; no inner function may have a name (the runner adds code). */
function watch(): void {
  const before = document.querySelector('main h1')?.textContent;
  (window as unknown as Wait).shown = new Promise((resolve) => {
    const NEXT = { priority: 'user-blocking' };
    let clicked = 0;
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent;
      if (clicked === 0 || !title || title === before) return;
      observer.disconnect();
      // What is asked for while a frame is made runs as soon as the frame is painted.
      requestAnimationFrame(() => {
        const { scheduler } = window as unknown as Scheduling;
        scheduler.postTask(() => resolve(performance.now() - clicked), NEXT);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
