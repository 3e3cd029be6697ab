import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../../../content/languages.ts';
import { variedPage } from './variedPage.ts';

/** The inputs of a build besides pages and packages. */
const INPUTS = [
  ...['app', 'checks', 'components', 'content', 'docs', 'packages', 'plugins'],
  ...['scripts', 'theme', 'tools'],
  ...['package.json', 'package-lock.json', 'rspress.config.ts', 'tsconfig.json'],
];

/**
 * Creates a temporary copy of the site with `copies` times its pages: the real ones, and copies of
 * each section as `config-2`, `config-3`, …, each with its own sidebar. The caller removes the folder.
 */
export async function makeSite(root: string, copies: number): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'peers-site-'));
  await Promise.all(
    INPUTS.map((name) => cp(path.join(root, name), path.join(site, name), { recursive: true })),
  );
  await linkPackages(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  for (const language of LANGUAGES) {
    const docs = path.join(site, 'docs', language);
    const entries = await readdir(docs, { withFileTypes: true });
    const sections = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (let copy = 2; copy <= copies; copy++) {
      for (const section of sections) {
        await copySection(path.join(docs, section), path.join(docs, `${section}-${copy}`), copy);
      }
    }
  }
  return site;
}

/** Links packages individually, so that what a build writes into `node_modules` stays in the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name === '.bin' || !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}

async function copySection(from: string, to: string, copy: number): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    await mkdir(path.dirname(target), { recursive: true });
    const source = await readFile(file, 'utf8');
    await writeFile(target, /\.mdx?$/.test(file) ? variedPage(source, copy) : source);
  }
}
