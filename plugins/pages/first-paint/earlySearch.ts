import type { isShortcut } from '../../../theme/ui/keyPress.ts';

/**
 * Opens the search dialog, which is in the HTML of each page, with its shortcuts and its button until
 * the page is hydrated: `theme/search/useSearch.tsx` takes over the open dialog with what was typed
 * in it. The first-paint script contains this function as text: it may only use its argument, and can't
 * have named functions or comments.
 */
export function earlySearch(means: typeof isShortcut): void {
  window.onclick = ({ target }) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-engine]');
    const input = dialog?.querySelector('input');
    if (!dialog || !input || !(target as Element).closest('[aria-keyshortcuts]')) return;
    input.value = '';
    delete dialog.dataset.submitted;
    dialog.showModal();
  };
  window.onkeydown = (press) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-engine]');
    const toggles = means(press, 'k');
    if (dialog?.open) {
      if (press.key === 'Enter') dialog.dataset.submitted = '';
      if (!toggles && press.key !== 'Escape') return;
      dialog.close();
    } else if (toggles || means(press, '/')) {
      document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
    } else return;
    press.preventDefault();
  };
}
