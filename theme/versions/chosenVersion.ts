import { STORAGE } from '../settings/site';
import { onStoredElsewhere, readStored, writeStored } from '../ui/storage/localStore';

/** Stores the version whose notices the reader dismissed. */
const NOTICE = 'rstest-docs:version-notice';
const listeners = new Set<() => void>();

/**
 * The version that the reader uses; `undefined` for the newest of `versions` and for one that isn't
 * among them, which are sorted oldest first.
 */
export function chosenVersion(versions: readonly string[]): string | undefined {
  const stored = readStored(STORAGE.version);
  return versions.slice(0, -1).find((version) => version === stored);
}

/** Stores the reader's version; an empty string for the newest. */
export function chooseVersion(version: string): void {
  writeStored(STORAGE.version, version);
  // Notices are shown again for another version.
  writeStored(NOTICE, '');
  for (const changed of listeners) changed();
}

export function noticeDismissed(version: string): boolean {
  return readStored(NOTICE) === version;
}

/** Dismisses the notices on all pages until a version is chosen again. */
export function dismissNotice(version: string): void {
  writeStored(NOTICE, version);
  for (const changed of listeners) changed();
}

export function onVersionChange(changed: () => void): void {
  listeners.add(changed);
  onStoredElsewhere(STORAGE.version, changed);
  onStoredElsewhere(NOTICE, changed);
}
