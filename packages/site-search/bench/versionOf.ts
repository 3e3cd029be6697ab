import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The installed version of a package. */
export function versionOf(name: string): string {
  // Not all packages export their package.json.
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const json = readFileSync(path.join(folder, name, 'package.json'), 'utf8');
      return (JSON.parse(json) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The package ${name} isn't installed; run npm ci.`);
}
