import type { isShortcut } from '../../../theme/ui/keyPress.ts';

/**
 * Opens and closes the search dialog, which is in the HTML of each page, until the page is hydrated. Then
 * `theme/search/useSearch.tsx` takes over the dialog and the query typed into it. The first-paint script
 * contains this function as text: the function may only use its argument, and can't have named functions
 * or comments.
 */
export function earlySearch(matches: typeof isShortcut): void {
  window.onclick = ({ target }) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-engine]');
    const input = dialog?.querySelector('input');
    if (!dialog || !input || !(target as Element).closest('[aria-keyshortcuts]')) return;
    input.value = '';
    delete dialog.dataset.submitted;
    dialog.showModal();
  };
  window.onkeydown = (event) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-engine]');
    const isToggle = matches(event, 'k');
    if (dialog?.open) {
      if (event.key === 'Enter') dialog.dataset.submitted = dialog.querySelector('input')?.value;
      if (!isToggle && event.key !== 'Escape') return;
      dialog.close();
    } else {
      if (!isToggle && !matches(event, '/')) return;
      document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
    }
    event.preventDefault();
  };
}
