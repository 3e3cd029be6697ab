import { addStylesheet } from 'static-pages/load';
import { hoverTypes } from './hoverTypes';
import { keyboardTypes } from './keyboardTypes';
import stylesheet from './types.css?url';
import { createTypeView } from './typeView';

let started = false;

/** Shows types in the code blocks below `root`, first for the event that caused it to be loaded. */
export async function startTypes(root: HTMLElement, event: Event): Promise<void> {
  if (started) return;
  started = true;
  const view = createTypeView();
  const mode = keyboardTypes(root, view);
  const hover = hoverTypes(root, view, mode.isOn);
  // Without its styles, the tooltip is only plain.
  await addStylesheet(stylesheet).catch(console.error);
  if (event instanceof KeyboardEvent) mode.keyDown(event);
  else hover.start(event as PointerEvent);
}
