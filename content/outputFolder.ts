import path from 'node:path';
import type { UserConfig } from '@rspress/core';

/** The default output folder relative to the project's root, as in Rspress. */
export const OUTPUT_FOLDER = 'doc_build';

/** The output folder of a configuration, as an absolute path. */
export function outputFolder({ outDir = OUTPUT_FOLDER }: Pick<UserConfig, 'outDir'>): string {
  return path.resolve(outDir);
}
