import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { measureCommand } from '../measureCommand.ts';
import type { Project } from './projects/project.ts';
import type { Runner } from './runner.ts';
import { VERSIONS } from './versions.ts';

/** The folder of the generated projects, with the packages that all of them use. */
const ROOT = path.resolve('.cache/bench-runners');

const INSTALL = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];

/** Files of every project. Tools would look for missing ones in the folders above. */
const COMMON_FILES = {
  'package.json': JSON.stringify({ private: true }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { target: 'es2022', module: 'esnext', strict: true, jsx: 'react-jsx' },
  }),
  '.gitignore': 'node_modules\n.jest-cache\ncoverage\n',
};

/** Installs the pinned packages. Throws an error with npm's output. */
export async function installRunners(): Promise<void> {
  await mkdir(ROOT, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS });
  await writeFile(path.join(ROOT, 'package.json'), manifest);
  const { ok, output } = await measureCommand('npm', INSTALL, { cwd: ROOT });
  if (!ok) throw new Error(`The test runners can't be installed in ${ROOT}:\n${output}`);
}

/** Writes a project for a runner into an empty folder, and returns the folder. */
export async function writeProject(
  name: string,
  project: Project,
  runner: Runner,
): Promise<string> {
  const folder = path.join(ROOT, name, runner.package.replace('/', '+'));
  await rm(folder, { recursive: true, force: true });
  const files = new Map([
    ...Object.entries(COMMON_FILES),
    [runner.configFile, runner.config(project, availableParallelism())],
    ...project.files(runner.module),
  ]);
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

/** Removes what a runner stored for its next run. */
export async function removeCaches(folder: string): Promise<void> {
  for (const cache of ['node_modules', '.jest-cache', 'coverage']) {
    await rm(path.join(folder, cache), { recursive: true, force: true });
  }
}

/** A runner's command, to be run with Node. */
export function binOf({ bin }: Runner): string {
  return path.join(ROOT, 'node_modules', bin);
}
