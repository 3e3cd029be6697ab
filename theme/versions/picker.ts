import type { VersionText } from '../i18n/text/versionText';
import { button, withText } from './elements';

interface PickerOptions {
  /** Newest first. */
  readonly versions: readonly string[];
  readonly chosen: string | undefined;
  readonly text: VersionText;
  /** Gets an empty string for the newest version. */
  readonly onChoice: (version: string) => void;
}

/** Opens a modal dialog with a menu of versions. */
export function openVersionDialog({ versions, chosen, text, onChoice }: PickerOptions): void {
  if (document.querySelector('.version-picker')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'version-picker prose';
  dialog.setAttribute('aria-labelledby', 'version-picker');
  const title = withText('h2', text.title);
  title.id = 'version-picker';
  const menu = document.createElement('select');
  const [newest = '', ...older] = versions;
  menu.append(new Option(text.latest(newest), ''), ...older.map((one) => new Option(one, one)));
  menu.value = chosen ?? '';
  const label = withText('label', text.label);
  label.append(menu);
  const buttons = document.createElement('div');
  buttons.className = 'version-buttons';
  const close = () => dialog.close();
  const apply = () => {
    close();
    onChoice(menu.value);
  };
  const cancel = button('button', text.cancel, close);
  cancel.dataset.look = 'alt';
  buttons.append(button('button', text.apply, apply), cancel);
  dialog.append(title, withText('p', text.help), label, buttons);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  menu.focus();
}
