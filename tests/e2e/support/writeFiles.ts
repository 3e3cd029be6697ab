import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files, given by their paths below `folder`. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
