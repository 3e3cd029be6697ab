import { HOVER_DELAY, TYPED_CODE } from '../../settings/types';
import { isShortcut } from '../../ui/keyPress';

/** Loads the code that shows types when a pointer stays on a code block, or on the key `t` in one. */
export function loadTypes(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const load = (event: Event) => {
    import('../../types/startTypes').then((view) => view.startTypes(root, event), console.error);
  };
  const hasTypes = ({ target }: Event) =>
    (target as Element).closest('figure')?.querySelector(TYPED_CODE);
  root.addEventListener('pointerover', (event) => {
    if (hasTypes(event)) timer = setTimeout(load, HOVER_DELAY, event);
  });
  root.addEventListener('pointerout', () => clearTimeout(timer));
  root.addEventListener('keydown', (event) => {
    if (isShortcut(event, 't') && hasTypes(event)) load(event);
  });
}
