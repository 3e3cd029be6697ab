import { keepInView } from '../ui/keepInView';

const LIST = '[data-sidebar-list]';
const TOGGLE = `${LIST} [data-group]`;

/** Whether the reader expanded or collapsed a group, by its ID; kept from page to page. */
const chosen = new Map<string, boolean>();

/** Delegated event handler for the groups of the sidebar below `root`. */
export function handleSidebar(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest<HTMLElement>(TOGGLE);
    if (!toggle) return;
    const open = toggle.ariaExpanded !== 'true';
    chosen.set(idOf(toggle), open);
    show(toggle, open);
  });
}

/** Expands the groups as the reader left them, and brings the current page into view. */
export function showSidebar(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  if (!list) return;
  // A new page expands the groups around it, even if they were collapsed before.
  for (const toggle of togglesIn(list).filter(holdsCurrent)) chosen.delete(idOf(toggle));
  for (const toggle of togglesIn(list)) {
    show(toggle, chosen.get(idOf(toggle)) ?? toggle.dataset.open === 'true');
  }
  keepInView(list);
}

function togglesIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-group]')];
}

function show(toggle: HTMLElement, open: boolean): void {
  const labels = toggle.dataset.labels;
  toggle.ariaExpanded = String(open);
  if (labels) toggle.ariaLabel = JSON.parse(labels)[String(open)];
  const pages = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (pages) pages.hidden = !open;
}

function holdsCurrent(toggle: HTMLElement): boolean {
  return toggle.closest('li')?.querySelector('[aria-current]') != null;
}

function idOf(toggle: HTMLElement): string {
  return toggle.dataset.group ?? '';
}
