import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFacts } from '../../content/facts/facts.ts';
import { readPages } from '../../content/readPages.ts';
import { RELEASES_FILE, type Release, readReleases } from '../../content/releases/releases.ts';
import { findInstalledPackage } from '../facts/installedPackage.ts';
import { compareVersions } from './compareReleases.ts';
import { publishedDates, publishedVersions, unpackVersion } from './publishedVersions.ts';
import { readVersion } from './readVersion.ts';
import { nameLinks, sourceWithTables } from './releasePages.ts';

/**
 * `npm run fix -- releases`: adds the published versions up to the installed one to the data, and then
 * writes the tables of the pages; only the tables if `hasData`, which needs no network. Throws if a version
 * can't be read or has no date.
 */
export async function releasesCommand(
  root: string,
  hasData: boolean,
  print: (line: string) => void,
): Promise<0> {
  if (!hasData) await writeData(root, print);
  for (const file of await writeTables(root)) print(`wrote ${file}`);
  return 0;
}

/** Adds the versions that the data doesn't have. Each is compared with the one before. */
async function writeData(root: string, print: (line: string) => void): Promise<void> {
  const { name, version } = findInstalledPackage(root);
  // Inside the project, so that the compiler can resolve the types' imports.
  const folder = path.join(root, '.cache/published');
  const file = path.join(root, RELEASES_FILE);
  const releases = readReleases(await readFile(file, 'utf8'));
  const newest = releases.at(-1)?.version ?? '';
  const published = await publishedVersions(name, version);
  const dates = await publishedDates(name);
  const read = async (one: string) => readVersion(await unpackVersion(name, one, folder), root);
  let before = await read(newest);
  for (const one of published.slice(published.indexOf(newest) + 1)) {
    const date = dates.get(one);
    if (date === undefined) throw new Error(`the registry has no date of ${name} ${one}`);
    const after = await read(one);
    const changes = compareVersions(before, after);
    for (const { change, kind, name: changed } of changes) {
      print(`${one} ${change} ${kind} ${changed}`);
    }
    releases.push({ version: one, date, changes });
    before = after;
  }
  await writeFile(file, formatReleases(releases));
  print(`wrote ${RELEASES_FILE}: ${releases.length} versions`);
}

/** One change per line, so that a diff shows what's new. */
function formatReleases(releases: readonly Release[]): string {
  const entries = releases.map(({ version, date, changes }) => {
    const lines = changes.map((change) => `        ${JSON.stringify(change)}`);
    const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n      ]` : '[]';
    return `    {\n      "version": "${version}",\n      "date": "${date}",\n      "changes": ${list}\n    }`;
  });
  return `{\n  "releases": [\n${entries.join(',\n')}\n  ]\n}\n`;
}

/** Writes the tables of the pages from the data. Returns the changed files. */
async function writeTables(root: string): Promise<string[]> {
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
