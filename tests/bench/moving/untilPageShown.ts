import type { Page } from '@playwright/test';

interface Wait {
  shown: Promise<number>;
}

interface Scheduling {
  scheduler: { postTask(task: () => void, options: { priority: string }): void };
}

/**
 * Watches for the page that a click brings: resolves to the milliseconds from the click to the
 * frame in which the title is another one. `click` is called once the watch stands.
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
