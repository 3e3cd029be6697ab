/** The dialog's search input: DocSearch's or, until that's loaded, the fallback. */
export function queryInput(dialog: Element | null | undefined): HTMLInputElement | null {
  return dialog?.querySelector<HTMLInputElement>('input') ?? null;
}

/** Whether an input method is composing; the first-paint script keeps track. */
export function isComposing(): boolean {
  return document.documentElement.dataset.composing !== undefined;
}

/** Resolves when no composition is running. One that begins again at once is still the same. */
export async function compositionEnded(): Promise<void> {
  while (isComposing()) {
    await new Promise((end) => window.addEventListener('compositionend', end, { once: true }));
    // After the event in which DocSearch searches for the composed text.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
