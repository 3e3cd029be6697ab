/** Shows a message above the page until the reader dismisses it or leaves the page. */
export function showMessage(message: string, dismiss: string, left: AbortSignal): void {
  document.querySelector('.run-message-box')?.remove();
  const box = document.createElement('div');
  box.className = 'run-message-box';
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-button';
  button.textContent = dismiss;
  const remove = () => box.remove();
  button.addEventListener('click', remove);
  left.addEventListener('abort', remove, { once: true });
  box.append(words, button);
  document.body.append(box);
  // Screen readers announce an alert when its text changes.
  words.textContent = message;
}
