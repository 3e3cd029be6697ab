import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { collectBlocks, type PageBlocks } from './collectBlocks.ts';
import { pageAddress, twinOf } from './pageAddress.ts';

export interface ReadPages {
  /** By path from the root. */
  readonly pages: ReadonlyMap<string, PageBlocks>;
  /** The English pages of Chinese ones, where they were not asked for. */
  readonly references: ReadonlyMap<string, PageBlocks>;
}

/** Reads pages, and to compare with, the English originals of Chinese pages. */
export async function readPages(root: string, files: readonly string[]): Promise<ReadPages> {
  const pages = await collect(root, files);
  const originals = files
    .filter((file) => pageAddress(file)?.language === 'zh')
    .map(twinOf)
    .filter((file) => !pages.has(file));
  return { pages, references: await collect(root, originals, 'if it exists') };
}

async function collect(
  root: string,
  files: readonly string[],
  missing?: 'if it exists',
): Promise<Map<string, PageBlocks>> {
  const read = files.map(async (file): Promise<[string, PageBlocks][]> => {
    try {
      return [[file, collectBlocks(file, await readFile(path.join(root, file), 'utf8'))]];
    } catch (error) {
      if (missing && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
  return new Map((await Promise.all(read)).flat());
}
