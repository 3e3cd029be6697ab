import path from 'node:path';
import { shortHash } from '../../../content/cache/shortHash.ts';
import { writeIfChanged } from '../../../content/cache/writeIfChanged.ts';
import type { StaleNotices } from './staleNotices.ts';

/**
 * Writes the notices of each page, including pages without any, to one file per page below `folder`.
 * Returns the paths of these files.
 */
export async function writeNoticeFiles(
  folder: string,
  pages: readonly string[],
  notices: StaleNotices,
): Promise<ReadonlyMap<string, string>> {
  const written = pages.map(async (page): Promise<[string, string]> => {
    const file = path.join(folder, `${shortHash(page)}.json`);
    await writeIfChanged(file, JSON.stringify(notices[page] ?? []));
    return [page, file];
  });
  return new Map(await Promise.all(written));
}
