import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** DocSearch's container is marked up as a button with a list box. */
const WRONG_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Fixes the roles in DocSearch's markup, which it doesn't re-render, and undoes its changes to the
 * page behind the dialog. Returns the element that contains its screens.
 */
export function useMarkupFixes(
  dialog: RefObject<HTMLDialogElement | null>,
  resultsLabel: string,
): Element | null {
  const [screens, setScreens] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const root = dialog.current;
    const container = root?.querySelector('.DocSearch-Container');
    for (const name of WRONG_ATTRIBUTES) container?.removeAttribute(name);
    // Not the banner and the footer of the page.
    root?.querySelector('.DocSearch-SearchBar')?.setAttribute('role', 'presentation');
    root?.querySelector('.DocSearch-Footer')?.setAttribute('role', 'presentation');
    const dropdown = root?.querySelector('.DocSearch-Dropdown') ?? null;
    // It's scrollable and contains nothing that Tab reaches.
    dropdown?.setAttribute('tabindex', '0');
    dropdown?.setAttribute('role', 'group');
    dropdown?.setAttribute('aria-label', resultsLabel);
    setScreens(dropdown);
  }, [dialog, resultsLabel]);

  // The site keeps the scrollbar's gutter while a dialog is open. DocSearch's margin would shift
  // the page.
  useLayoutEffect(() => {
    document.body.style.marginRight = '';
  }, []);
  useEffect(() => document.body.classList.remove('DocSearch--active'), []);

  return screens;
}
