import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFacts } from '../../content/facts/facts.ts';
import { readPages } from '../../content/readPages.ts';
import { RELEASES_FILE, type Release, readReleases } from '../../content/releases/releases.ts';
import { readInstalledFacts, readRecordedFacts } from '../facts/factsRecord.ts';
import { compareVersions } from './compareReleases.ts';
import { nameLinks, sourceWithTables } from './releasePages.ts';

/**
 * `npm run fix -- releases`: adds the installed version to the data if it's new, and then writes the
 * tables of the pages. With `onlyTables`, the data isn't changed, which needs no network. Throws if the
 * installed version was never published.
 */
export async function releasesCommand(
  root: string,
  onlyTables: boolean,
  print: (line: string) => void,
): Promise<0> {
  if (!onlyTables) await writeData(root, print);
  for (const file of await writeTables(root)) print(`wrote ${file}`);
  return 0;
}

/** Adds the installed version, compared with the one whose facts are recorded. */
async function writeData(root: string, print: (line: string) => void): Promise<void> {
  const file = path.join(root, RELEASES_FILE);
  const releases = readReleases(await readFile(file, 'utf8'));
  const installed = await readInstalledFacts(root);
  const { package: name, version } = installed;
  if (releases.some((release) => release.version === version)) return;
  const changes = compareVersions(readRecordedFacts(root), installed);
  for (const { change, kind, name: changed } of changes) {
    print(`${version} ${change} ${kind} ${changed}`);
  }
  releases.push({ version, date: await publishedOn(name, version), changes });
  await writeFile(file, formatReleases(releases));
  print(`wrote ${RELEASES_FILE}: ${releases.length} versions`);
}

/** The day on which a version was published, such as `2026-09-18`. */
async function publishedOn(name: string, version: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'time', '--json']);
  const time = (JSON.parse(stdout) as Record<string, string>)[version];
  if (time === undefined) throw new Error(`the registry has no date of ${name} ${version}`);
  return time.slice(0, 10);
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
