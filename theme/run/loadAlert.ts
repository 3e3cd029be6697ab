import { type FetchFailure, needsReload } from 'static-pages/load';
import type { PageText } from '../i18n/text/pageText';

export type LoadAlertText = Pick<PageText, 'runFailed' | 'loadFailures' | 'retry' | 'reloadPage'>;

const ALERT = ':scope > [role=alert]';

/**
 * Shows an alert at the end of `parent` that says why the code that runs examples couldn't be loaded,
 * with a button that retries, or reloads the page if only that helps. Returns the alert.
 */
export function showLoadAlert(
  parent: Element,
  failure: FetchFailure | undefined,
  text: LoadAlertText,
  retry: () => void,
): HTMLElement {
  removeLoadAlert(parent);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const message = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'chip';
  const mustReload = needsReload(failure);
  button.textContent = mustReload ? text.reloadPage : text.retry;
  button.addEventListener('click', () => {
    if (mustReload) window.location.reload();
    else retry();
  });
  alert.append(message, button);
  parent.append(alert);
  // Screen readers announce an alert when its text changes.
  message.textContent = [text.runFailed, failure && text.loadFailures[failure]]
    .filter(Boolean)
    .join(' ');
  return alert;
}

export function removeLoadAlert(parent: Element): void {
  parent.querySelector(ALERT)?.remove();
}
