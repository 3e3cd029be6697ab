import { documentText } from '../../i18n/documentText';
import { TIMING } from '../../settings/site';
import { copyText } from '../../ui/clipboard/copyText';
import { PATHS } from '../../ui/icons/Icon';

/** For each copy button with a check mark, the timer that removes the mark. */
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

/** Copies the code and shows a check mark on the button for two seconds. */
async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  // In the language of the block's page, which the reader may have left when the mark is removed.
  const text = documentText();
  if (!(await copyText(textToCopy(code), text.copyByHand))) return;
  clearTimeout(timers.get(button));
  showCopied(button, true, text.copied);
  const end = () => showCopied(button, false, text.copyCode);
  timers.set(button, setTimeout(end, TIMING.copyCodeSuccess));
}

/** The code or, for a diff that isn't the output of a program, the code after the change. */
function textToCopy(code: HTMLElement): string {
  const lines = [...code.querySelectorAll<HTMLElement>('.line')];
  const linesAfter = lines.filter(({ dataset }) => dataset.marked !== 'deleted');
  // If all lines are deleted, the diff shows code to replace.
  if (linesAfter.length === 0 || code.closest('[data-output=true]')) return code.textContent ?? '';
  return linesAfter.map((line) => line.textContent).join('\n');
}

function showCopied(button: HTMLElement, copied: boolean, label: string): void {
  button.dataset.copied = String(copied);
  button.querySelector('path')?.setAttribute('d', PATHS[copied ? 'check' : 'copy']);
  button.querySelector('.visually-hidden')?.replaceChildren(label);
}
