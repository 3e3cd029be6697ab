import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { packageFolder } from '../licenses/packageFolder.ts';

const source = (file: string) =>
  fileURLToPath(new URL(`../../theme/run/sandbox/${file}`, import.meta.url));

export interface InsideScripts {
  /** What runs one test file, in one piece. */
  readonly inside: string;
  /** What stands in the sandbox's document. */
  readonly frame: string;
  /** Folders of the packages that they are made of. */
  readonly packages: readonly string[];
}

/**
 * Compiles what runs inside the sandbox, apart from the site: nobody there could load a second
 * file. Rejects with what the compiler said.
 */
export async function buildInside(): Promise<InsideScripts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'run-sandbox-'));
  try {
    const rsbuild = await createRsbuild({
      config: {
        mode: 'production',
        logLevel: 'error',
        source: { entry: { inside: source('inside.ts'), frame: source('frame.ts') } },
        output: {
          target: 'web-worker',
          distPath: { root: folder, js: '.' },
          filenameHash: false,
          legalComments: 'none',
          minify: { jsOptions: { minimizerOptions: KEEP_NAMES } },
        },
        performance: { printFileSize: false, chunkSplit: { strategy: 'all-in-one' } },
        tools: { rspack: inOnePiece },
      },
    });
    const { stats, close } = await rsbuild.build();
    const packages = packagesOf(stats);
    await close();
    const [inside, frame] = await Promise.all(
      ['inside.js', 'frame.js'].map((file) => readFile(path.join(folder, file), 'utf8')),
    );
    return { inside: inside ?? '', frame: frame ?? '', packages };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Inline snapshots find the line they stand in by the names of Rstest's functions. */
const KEEP_NAMES = {
  mangle: { keep_fnames: true, keep_classnames: true },
  compress: { keep_fnames: true, keep_classnames: true },
};

/** `import()` of the packages becomes a part of the file. */
function inOnePiece(config: Rspack.Configuration): void {
  config.module ??= {};
  config.module.parser = {
    ...config.module.parser,
    javascript: { ...config.module.parser?.javascript, dynamicImportMode: 'eager' },
  };
}

function packagesOf(stats: Rspack.Stats | Rspack.MultiStats | undefined): string[] {
  if (!stats || !('compilation' in stats)) return [];
  const folders = [...stats.compilation.fileDependencies].flatMap(
    (file) => packageFolder(file) ?? [],
  );
  // Folders are dependencies, too; a scope is no package.
  return [...new Set(folders)].filter((folder) => existsSync(path.join(folder, 'package.json')));
}
