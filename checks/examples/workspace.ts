import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { routeFile } from '../../content/routes/routeFile.ts';
import type { ExampleSet } from './example.ts';
import { filesOfSet } from './groupSets.ts';

export interface Workspace {
  /** Absolute path of the project's root. */
  readonly root: string;
  /** Absolute path of the folder with the sets. */
  readonly base: string;
  /** Timeout per process of Rstest. */
  readonly timeLimitMs: number;
}

/** Long enough for a busy machine: starting a process and running a test takes about a second. */
const TIME_LIMIT_MS = 60_000;

/** A new folder for sets, inside the project so that Node finds its node_modules. */
export async function openWorkspace(
  root: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Workspace & { readonly release: () => Promise<void> }> {
  const parent = path.join(root, '.examples');
  await mkdir(parent, { recursive: true });
  const base = await mkdtemp(path.join(parent, 'run-'));
  return { root, timeLimitMs, base, release: () => rm(base, { recursive: true, force: true }) };
}

/**
 * The folder of a page's sets, relative to `base`. It has a single level below the language, so a set
 * of `guide/basic.mdx` is never inside a set of another page.
 */
function pageFolder(file: string): string {
  const { language, route } = parsePageFile(file) ?? { language: 'other', route: `/${file}` };
  return `${language}/${routeFile(route, '').slice(1).replaceAll('/', '.')}`;
}

/** Absolute folder of a set. */
export function setFolder(workspace: Pick<Workspace, 'base'>, set: ExampleSet): string {
  const page = pageFolder(set.blocks[0]?.file ?? '');
  return path.join(workspace.base, page, set.name.replace(/[^\p{L}\p{N}._-]/gu, '_'));
}

/** Empties the folder and writes the set's files into it, and a package.json unless the set has one. */
export async function writeSet(folder: string, set: ExampleSet): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = new Map([['package.json', '{ "type": "module" }']]);
  for (const { code, fence } of filesOfSet(set)) files.set(fence.title ?? '', code);
  for (const [title, code] of files) {
    const file = path.join(folder, title);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${code}\n`);
  }
}
