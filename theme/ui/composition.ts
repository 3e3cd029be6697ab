/** Whether an input method is composing; the first-paint script keeps track. */
export function isComposing(): boolean {
  return document.documentElement.dataset.composing !== undefined;
}

/** Resolves when no composition is running, and none begins immediately after the last one. */
export async function compositionEnded(): Promise<void> {
  while (isComposing()) {
    await new Promise((end) => window.addEventListener('compositionend', end, { once: true }));
    // A task later: another composition may have begun, and DocSearch has searched for the composed text.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
