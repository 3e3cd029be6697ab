import { SEARCH } from '../site';
import { typedCharacter } from './hotkeys';

/**
 * Keeps what is typed between asking for the dialog and seeing it, so that a fast typist loses
 * nothing on a slow network. Returns what ends it and gives what was typed.
 */
export function keepTyping(begun: string): () => string {
  let typed = begun;
  const onKeyDown = (event: KeyboardEvent) => {
    const character = typedCharacter(event);
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (character) typed += character;
    else if (event.key === ' ' && typed !== '') typed += ' ';
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    return typed.slice(0, SEARCH.inputLength);
  };
}
