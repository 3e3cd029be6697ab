import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';

/** Writes a file and creates the folders above it. */
export async function outputFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The default output folder relative to the project's root, as in Rspress. */
export const OUTPUT_FOLDER = 'doc_build';

/** The output folder of a configuration, as an absolute path. */
export function outputFolder({ outDir = OUTPUT_FOLDER }: Pick<UserConfig, 'outDir'>): string {
  return path.resolve(outDir);
}

/** The path from a folder to a file, with forward slashes on every platform. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
