/**
 * What was typed for the search before the page was hydrated: the first-paint script
 * (`plugins/pages/first-paint/script.ts`) opens a dialog for it. Ends with a line break if Enter was
 * pressed; `undefined` if the dialog isn't open. The page's own listeners take over from here.
 */
export function takeEarlyQuery(): string | undefined {
  window.onkeydown = null;
  window.onclick = null;
  const input = document.querySelector<HTMLTextAreaElement>('html > dialog[open] textarea');
  // Returns the focus to where it was.
  input?.closest('dialog')?.close();
  return input?.value;
}
