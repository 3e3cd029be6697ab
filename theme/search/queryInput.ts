/** The dialog's search input: DocSearch's or, until that's loaded, the fallback. */
export function queryInput(dialog: Element | null | undefined): HTMLInputElement | null {
  return dialog?.querySelector<HTMLInputElement>('input') ?? null;
}
