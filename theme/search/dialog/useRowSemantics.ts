import { type RefObject, useLayoutEffect } from 'react';

/**
 * DocSearch makes the list item around a row an option, which mustn't contain a link or a button.
 * Moves role, ID and selection to the row's link. Saved searches, whose rows have buttons too,
 * become a plain list of links.
 *
 * Runs after each render, as React may have set one of the attributes again.
 */
export function useRowSemantics(link: RefObject<HTMLAnchorElement | null>, saved: boolean): void {
  useLayoutEffect(() => {
    const option = link.current;
    const item = option?.closest('li');
    const list = item?.parentElement;
    if (!option || !item || !list) return;
    if (saved) {
      list.removeAttribute('role');
      item.removeAttribute('role');
    } else {
      item.setAttribute('role', 'presentation');
      option.setAttribute('role', 'option');
    }
    moveAttribute(item, 'id', option, 'id');
    moveAttribute(item, 'aria-selected', option, saved ? 'aria-current' : 'aria-selected');
    nameList(list, option.id);
  });
}

function moveAttribute(from: Element, name: string, to: Element, newName: string): void {
  const value = from.getAttribute(name);
  if (value === null) return;
  to.setAttribute(newName, value);
  from.removeAttribute(name);
}

/**
 * DocSearch gives all lists the same ID, which doesn't match the input's `aria-controls`, and the
 * input's label. Sets the ID that `aria-controls` refers to, and labels the list by its title.
 */
function nameList(list: Element, optionId: string): void {
  list.id = optionId.replace(/-item-\d+$/, '-list');
  const title = list.previousElementSibling;
  if (!title) return;
  title.id = `${list.id}-title`;
  list.setAttribute('aria-labelledby', title.id);
}
