import { documentText } from '../../i18n/documentText';
import { TIMING } from '../../settings/site';
import { copyText } from '../../ui/clipboard/copyText';
import { PATHS } from '../../ui/icons/Icon';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Delegated event handlers for the buttons that wrap and copy code. */
export function handleCodeTools(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-code-tool]');
    const code = button?.closest('figure')?.querySelector('pre');
    if (!button || !code) return;
    if (button.dataset.codeTool === 'wrap') toggleWrap(button, code);
    else void copyCode(button, code);
  });
}

function toggleWrap(button: HTMLElement, code: HTMLElement): void {
  const wrapped = code.dataset.wrap !== 'true';
  code.dataset.wrap = String(wrapped);
  button.setAttribute('aria-pressed', String(wrapped));
}

/** Copies the code and shows for two seconds that it did. */
async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  if (!(await copyText(textToCopy(code), documentText().copyByHand))) return;
  clearTimeout(timers.get(button));
  showCopied(button, true);
  timers.set(
    button,
    setTimeout(() => showCopied(button, false), TIMING.copyCodeSuccess),
  );
}

/** The code; of a diff that isn't a program's output, what it looks like after the change. */
function textToCopy(code: HTMLElement): string {
  const lines = [...code.querySelectorAll<HTMLElement>('.line')];
  const after = lines.filter(({ dataset }) => dataset.marked !== 'deleted');
  // A diff that only removes is an example of code to replace.
  if (after.length === 0 || code.closest('[data-output=true]')) return code.textContent ?? '';
  return after.map((line) => line.textContent).join('\n');
}

function showCopied(button: HTMLElement, copied: boolean): void {
  const text = documentText();
  button.dataset.copied = String(copied);
  button.querySelector('path')?.setAttribute('d', PATHS[copied ? 'check' : 'copy']);
  button.querySelector('.visually-hidden')?.replaceChildren(copied ? text.copied : text.copyCode);
}
