import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../content/readPages.ts';
import { type PageBlocks, pageBlocks } from './pageBlocks.ts';

export interface ExamplePages {
  /** Pages by path relative to the root. */
  readonly pages: ReadonlyMap<string, PageBlocks>;
  /** The originals of translated pages that weren't requested themselves. */
  readonly references: ReadonlyMap<string, PageBlocks>;
}

/** Reads the pages to check, and the originals that translated ones are compared with. */
export function readExamplePages(root: string, files: readonly string[]): ExamplePages {
  const pages = readBlocks(root, files);
  const originals = [...pages.values()]
    .map(({ original }) => original)
    .filter((file) => !pages.has(file) && existsSync(path.join(root, file)));
  return { pages, references: readBlocks(root, originals) };
}

function readBlocks(root: string, files: readonly string[]): Map<string, PageBlocks> {
  return new Map(files.map((file) => [file, pageBlocks(readPage(root, file))]));
}
