import { STORAGE } from '../../settings/site';
import { onStoredElsewhere, readStored, writeStored } from './localStore';

/** The value of the selected tab by group ID. */
export type TabChoices = Readonly<Record<string, string>>;

const NONE: TabChoices = {};
const listeners = new Set<() => void>();
let cached: { raw: string | undefined; choices: TabChoices } = { raw: undefined, choices: NONE };

/** Parses the stored value; anything but an object of strings is ignored. */
export function parseTabChoices(raw: string | undefined): TabChoices {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return NONE;
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return NONE;
  }
}

export function tabChoices(): TabChoices {
  const raw = readStored(STORAGE.tabs);
  if (raw !== cached.raw) cached = { raw, choices: parseTabChoices(raw) };
  return cached.choices;
}

export function chooseTab(groupId: string, value: string): void {
  writeStored(STORAGE.tabs, JSON.stringify({ ...tabChoices(), [groupId]: value }));
  for (const changed of listeners) changed();
}

export function subscribeToTabs(changed: () => void): () => void {
  listeners.add(changed);
  const end = onStoredElsewhere(STORAGE.tabs, changed);
  return () => {
    listeners.delete(changed);
    end();
  };
}
