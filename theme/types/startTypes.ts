import { addStylesheet } from '../ui/addStylesheet';
import { hoverTypes } from './hoverTypes';
import { typeMode } from './typeMode';
import stylesheet from './types.css?url';
import { createTypeView } from './typeView';

let started = false;

/** Handles types in the code blocks below `root`, from the event with which the reader came to one. */
export async function startTypes(root: HTMLElement, event: Event): Promise<void> {
  if (started) return;
  started = true;
  const view = createTypeView();
  const mode = typeMode(root, view);
  const hover = hoverTypes(root, view, mode.isOn);
  // Without its styles, the tooltip is only plain.
  await addStylesheet(stylesheet).catch(console.error);
  if (event instanceof KeyboardEvent) mode.keyDown(event);
  else hover.start(event as PointerEvent);
}
