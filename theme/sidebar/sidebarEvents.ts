import { keepInView } from '../ui/keepInView';

const LIST = '[data-sidebar-list]';
const TOGGLE = `${LIST} [data-group]`;

/** For the ID of each group that the reader has clicked, whether it's expanded; kept from page to page. */
const choices = new Map<string, boolean>();

/** Adds a delegated event handler that expands and collapses the sidebar's groups below `root`. */
export function handleSidebar(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest<HTMLElement>(TOGGLE);
    if (!toggle) return;
    const isOpen = toggle.ariaExpanded !== 'true';
    choices.set(idOf(toggle), isOpen);
    setOpen(toggle, isOpen);
  });
}

/** Expands or collapses the groups as the reader left them, and brings the current page into view. */
export function showSidebar(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  if (!list) return;
  for (const toggle of list.querySelectorAll<HTMLElement>('[data-group]')) {
    // A new page expands the groups around it, even if they were collapsed before.
    if (holdsCurrent(toggle)) choices.delete(idOf(toggle));
    setOpen(toggle, choices.get(idOf(toggle)) ?? toggle.dataset.open === 'true');
  }
  keepInView(list);
}

function setOpen(toggle: HTMLElement, isOpen: boolean): void {
  toggle.ariaExpanded = String(isOpen);
  const pages = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (pages) pages.hidden = !isOpen;
}

function holdsCurrent(toggle: HTMLElement): boolean {
  return toggle.closest('li')?.querySelector('[aria-current]') != null;
}

function idOf(toggle: HTMLElement): string {
  return toggle.dataset.group ?? '';
}
