import { HOVER_DELAY, TYPES_BUTTON } from '../../settings/types';

/** Loads the code that shows types when the mouse stays on a code block, or its button is clicked. */
export function loadTypes(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const load = (event: Event) => {
    import('../../types/startTypes').then((view) => view.startTypes(root, event), console.error);
  };
  root.addEventListener('pointerover', (event) => {
    const block = (event.target as Element).closest('figure');
    if (block?.querySelector(TYPES_BUTTON)) timer = setTimeout(load, HOVER_DELAY, event);
  });
  root.addEventListener('pointerout', () => clearTimeout(timer));
  root.addEventListener('click', (event) => {
    if ((event.target as Element).matches(TYPES_BUTTON)) load(event);
  });
}
