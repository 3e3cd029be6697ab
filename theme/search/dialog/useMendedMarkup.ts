import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The element around DocSearch says that it is a button with a list box. */
const WRONG_OF_CONTAINER = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
];

/**
 * Sets right what DocSearch's markup says of itself, none of which it changes later, and what it
 * does to the page behind. Returns the element that holds its screens.
 */
export function useMendedMarkup(
  dialog: RefObject<HTMLDialogElement | null>,
  resultsLabel: string,
): Element | null {
  const [screens, setScreens] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const root = dialog.current;
    const container = root?.querySelector('.DocSearch-Container');
    for (const name of WRONG_OF_CONTAINER) container?.removeAttribute(name);
    // Not banner and content information of the page.
    root?.querySelector('.DocSearch-SearchBar')?.setAttribute('role', 'presentation');
    root?.querySelector('.DocSearch-Footer')?.setAttribute('role', 'presentation');
    const dropdown = root?.querySelector('.DocSearch-Dropdown') ?? null;
    // It scrolls, and what is in it isn't reached by Tab.
    dropdown?.setAttribute('tabindex', '0');
    dropdown?.setAttribute('role', 'group');
    dropdown?.setAttribute('aria-label', resultsLabel);
    setScreens(dropdown);
  }, [dialog, resultsLabel]);

  // The page keeps its scrollbar's place while a dialog is open; DocSearch would move it, and the
  // navbar with it.
  useLayoutEffect(() => {
    document.body.style.marginRight = '';
  }, []);
  useEffect(() => document.body.classList.remove('DocSearch--active'), []);

  return screens;
}
