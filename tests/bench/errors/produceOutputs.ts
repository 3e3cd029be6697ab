import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runRstest } from '../../../checks/examples/runRstest.ts';
import { mapLimited } from '../../../content/workers/mapLimited.ts';
import type { ErrorCase } from './errorCase.ts';

const TIME_LIMIT_MS = 20_000;
const CONCURRENCY = 2;

/** Runs the projects and returns what each printed, by name. Colors are kept. */
export async function produceOutputs(
  root: string,
  cases: readonly ErrorCase[],
): Promise<Record<string, string>> {
  const base = path.join(root, '.examples', 'errors');
  const outputs = await mapLimited(cases, CONCURRENCY, async (one) => {
    const folder = path.join(base, one.name.replace(/\W+/g, '-'));
    await writeProject(folder, one);
    const { output } = await runRstest({
      root,
      cwd: folder,
      args: one.args ?? ['run'],
      env: { NO_COLOR: '', FORCE_COLOR: '1', ...one.env },
      timeLimitMs: TIME_LIMIT_MS,
    });
    return [one.name, withoutPaths(output, folder, root)] as const;
  });
  return Object.fromEntries(outputs);
}

function withoutPaths(output: string, folder: string, root: string): string {
  return output.replaceAll(folder, '/project').replaceAll(root, '/project');
}

async function writeProject(folder: string, { files }: ErrorCase): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
