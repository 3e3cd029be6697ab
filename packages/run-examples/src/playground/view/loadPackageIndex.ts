import type { PackageIndex } from '../../contract';
import { fetchText } from '../../session/fetchText';
import type { PlayOptions } from './playOptions';

/** What projects may import. Rejects as `loadText`. */
export async function loadPackageIndex({
  packagesUrl,
  loadText,
}: Pick<PlayOptions, 'packagesUrl' | 'loadText'>): Promise<PackageIndex> {
  return JSON.parse(await fetchText(packagesUrl, loadText)) as PackageIndex;
}
