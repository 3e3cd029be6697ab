import { chooseTab, subscribeToTabs, tabChoices } from '../../theme/ui/storage/tabChoices';

const TABS = '[data-tabs]';
const TAB = '[data-tabs] > [role=tablist] > [role=tab]';

/**
 * Delegated event handlers for the tabs below `root`: click, arrow keys, Home, and End. Selecting a tab
 * selects it in all groups with the same ID, in other windows too.
 */
export function handleTabs(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>(TAB);
    if (tab) choose(tab);
  });
  root.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>(TAB);
    // Alt or Command with an arrow key goes back in the browser.
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsOf(groupOf(tab));
    const next = tabs[indexAfterKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  subscribeToTabs(() => restoreTabs(root));
}

/** Selects the stored tab in each group that has it. */
export function restoreTabs(root: HTMLElement): void {
  const choices = tabChoices();
  for (const group of root.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    const chosen = choices[group.dataset.tabGroup ?? ''];
    const tab = tabsOf(group).find(({ dataset }) => dataset.tab === chosen);
    if (tab) select(tab);
  }
}

/** Selects a tab in its group, and in all groups with the same ID by storing the choice. */
function choose(tab: HTMLElement): void {
  const { tabGroup } = groupOf(tab).dataset;
  keepInPlace(tab, () => {
    select(tab);
    if (tabGroup !== undefined) chooseTab(tabGroup, tab.dataset.tab ?? '');
  });
}

function select(tab: HTMLElement): void {
  const group = groupOf(tab);
  const tabs = tabsOf(group);
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
  tabs.forEach((sibling, index) => {
    sibling.setAttribute('aria-selected', String(sibling === tab));
    sibling.tabIndex = sibling === tab ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = sibling !== tab;
  });
}

function groupOf(tab: HTMLElement): HTMLElement {
  const group = tab.closest<HTMLElement>(TABS);
  if (!group) throw new Error('A tab needs data-tabs around it.');
  return group;
}

function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/**
 * Changes the page, then scrolls so that `element` keeps its position in the window: other tab groups
 * above the element may change their height.
 */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** The index that a key moves to from `index` in `count` tabs; undefined for other keys. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
