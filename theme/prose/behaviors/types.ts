import { HOVER_DELAY, TYPED_CODE } from '../../settings/types';

/** Loads the code that shows types when a pointer stays on a code block, or on the key `t` in one. */
export function loadTypes(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const load = (event: Event & { key?: string }) => {
    if ((event.key ?? 't') !== 't') return;
    if (!(event.target as Element).closest('figure')?.querySelector(TYPED_CODE)) return;
    timer = setTimeout(() => {
      import('../../types/startTypes').then((view) => view.startTypes(root, event), console.error);
    }, HOVER_DELAY);
  };
  root.addEventListener('pointerover', load);
  root.addEventListener('keydown', load);
  root.addEventListener('pointerout', () => clearTimeout(timer));
}
