import { readFile } from 'node:fs/promises';
import { outputFile } from '../outputFile.ts';

/**
 * Writes a file, creating its folders, unless it already has this text: the bundler's cache depends
 * on the modification time.
 */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await outputFile(file, text);
}
