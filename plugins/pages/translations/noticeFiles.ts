import { createHash } from 'node:crypto';
import path from 'node:path';
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
    const name = createHash('sha256').update(page).digest('hex').slice(0, 12);
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(notices[page] ?? []);
    await writeIfChanged(file, text);
    return [page, file];
  });
  return new Map(await Promise.all(written));
}
