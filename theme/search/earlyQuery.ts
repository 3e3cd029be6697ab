/**
 * What was typed for the search before the page was hydrated: the first-paint script
 * (`plugins/pages/first-paint/script.ts`) opens a dialog for it. Ends with a line break if Enter was
 * pressed; `undefined` if the dialog isn't open. The page's own listeners take over from here.
 */
export function takeEarlyQuery(): string | undefined {
  window.onkeydown = null;
  window.onclick = null;
  const dialog = document.querySelector<HTMLDialogElement>('html > dialog');
  const typed = dialog?.open ? dialog.querySelector('textarea')?.value : undefined;
  // Closing it returns the focus to where it was.
  dialog?.close();
  dialog?.remove();
  return typed;
}
