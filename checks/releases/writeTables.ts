import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFacts } from '../../content/facts/facts.ts';
import { readPages } from '../../content/readPages.ts';
import { RELEASES_FILE, readReleases } from '../../content/releases/releases.ts';
import { nameLinks } from './nameLinks.ts';
import { sourceWithTables } from './pageTables.ts';

/** Writes the tables of the pages from the data. Returns the changed files. */
export async function writeTables(root: string): Promise<string[]> {
  const releases = readReleases(await readFile(path.join(root, RELEASES_FILE), 'utf8'));
  const pages = readPages(root);
  const linkOf = nameLinks(pages, readFacts(root));
  const changed: string[] = [];
  for (const page of pages) {
    const source = sourceWithTables(page, pages, releases, linkOf);
    if (source === undefined || source === page.source) continue;
    await writeFile(path.join(root, page.file), source);
    changed.push(page.file);
  }
  return changed;
}
