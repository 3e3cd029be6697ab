import { type RefObject, useLayoutEffect } from 'react';

/**
 * DocSearch gives the list item around a row the role of an option, in which neither a link nor a
 * button may stand. The row's link takes role, id and selection over: it is the option. Saved
 * searches, whose rows have buttons too, are a plain list of links.
 *
 * Runs after each render, in which React may have set one of the attributes anew.
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
 * DocSearch gives every list the same id, not those that the field names as what it controls, and
 * the field's name. Each gets the one meant for it, and the name of the title above it.
 */
function nameList(list: Element, optionId: string): void {
  list.id = optionId.replace(/-item-\d+$/, '-list');
  const title = list.previousElementSibling;
  if (!title) return;
  title.id = `${list.id}-title`;
  list.setAttribute('aria-labelledby', title.id);
}
