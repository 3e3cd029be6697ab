import { STORAGE } from '../../settings/site';
import { onStoredElsewhere, parseJson, readStored, writeStored } from './localStore';

/** The value of the selected tab by group ID. */
export type TabChoices = Readonly<Record<string, string>>;

const listeners = new Set<() => void>();

/** The stored choices; none if the stored text isn't valid JSON. */
export function tabChoices(): TabChoices {
  return Object(parseJson(readStored(STORAGE.tabs)));
}

/** Stores the selected tab of a group and notifies the subscribers. */
export function chooseTab(groupId: string, value: string): void {
  writeStored(STORAGE.tabs, JSON.stringify({ ...tabChoices(), [groupId]: value }));
  for (const changed of listeners) changed();
}

/** Calls `changed` after each choice, in other tabs of the browser too. */
export function subscribeToTabs(changed: () => void): void {
  listeners.add(changed);
  onStoredElsewhere(STORAGE.tabs, changed);
}
