import { HOVER_DELAY } from '../../settings/types';

/** Code in a language that has types. */
const TYPED = ':is([data-lang^=ts],[data-lang=js])>code';

/** Loads what shows types when a pointer stays on a block of code, or at the key `t` in one. */
export function loadTypes(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const load = (event: Event & { key?: string }) => {
    if ((event.key ?? 't') !== 't') return;
    if (!(event.target as Element).closest('figure')?.querySelector(TYPED)) return;
    timer = setTimeout(() => {
      import('../../types/startTypes').then((view) => view.startTypes(root, event), console.error);
    }, HOVER_DELAY);
  };
  root.addEventListener('pointerover', load);
  root.addEventListener('keydown', load);
  root.addEventListener('pointerout', () => clearTimeout(timer));
}
