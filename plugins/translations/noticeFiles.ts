import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StaleNotices } from './staleNotices.ts';

/**
 * Writes the notices of each page, even of those without any, to a file of its own below `folder`,
 * and returns where. A file is left alone where nothing changed: the build's cache looks at it.
 */
export async function writeNoticeFiles(
  folder: string,
  pages: readonly string[],
  notices: StaleNotices,
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true });
  const written = pages.map(async (page): Promise<[string, string]> => {
    const name = createHash('sha256').update(page).digest('hex').slice(0, 12);
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(notices[page] ?? []);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before !== text) await writeFile(file, text);
    return [page, file];
  });
  return new Map(await Promise.all(written));
}
