import { isPlainClick } from 'static-pages/paths';
import { STORAGE } from '../settings/site';
import { onStoredElsewhere, readStored } from '../ui/storage/localStore';

/** Loads what shows the reader's version of Rstest, with the data of all versions. */
export const loadVersions = () => import(/* webpackChunkName: "versions" */ './versions');

/**
 * Shows on every page what the reader's version of Rstest lacks, once they have chosen one. Links to
 * the section about it open the menu of versions. For others, nothing is loaded.
 */
export function handleVersions(root: HTMLElement): void {
  const show = () => void loadVersions().then((versions) => versions.showVersions(), console.error);
  if (readStored(STORAGE.version)) show();
  onStoredElsewhere(STORAGE.version, show);
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="#your-version"]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    loadVersions().then(
      (versions) => versions.openPicker(),
      () => window.location.assign(link.href),
    );
  });
}
