import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Clones the newest commit of each repository into `folder`, unless it's there. Returns the folders by
 * name. Throws once all were tried if some couldn't be cloned, with a line for each.
 */
export function cloneRepositories(
  names: readonly string[],
  folder: string,
): ReadonlyMap<string, string> {
  const folders = new Map(names.map((name) => [name, path.join(folder, ...name.split('/'))]));
  const failures = [...folders].flatMap(([name, target]) => clone(name, target) ?? []);
  if (failures.length > 0) {
    throw new Error(
      `${failures.join('\n')}\nCheck the network, or remove what is gone from repositories.json.`,
    );
  }
  return folders;
}

/** Returns what went wrong; nothing of the repository stays then. */
function clone(name: string, target: string): string | undefined {
  if (existsSync(target)) return undefined;
  console.log(`Cloning ${name}`);
  const args = ['clone', '--quiet', '--depth', '1', `https://github.com/${name}`, target];
  const { status, error, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return undefined;
  rmSync(target, { recursive: true, force: true });
  return `${name} could not be cloned: ${error?.message ?? stderr.trim()}`;
}
