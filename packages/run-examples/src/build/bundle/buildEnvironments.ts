import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  createRsbuild,
  type EnvironmentConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';

interface Build {
  readonly root: string;
  readonly environments: Readonly<Record<string, EnvironmentConfig>>;
  readonly plugins?: readonly RsbuildPlugin[];
  readonly mode?: 'production';
  /** The beginning of the error message if the build fails. */
  readonly failure: string;
}

/**
 * Compiles the environments. Resolves to the folders of the packages whose code each environment has, by
 * its name, without packages in `root`. Rejects with the compiler's errors.
 */
export async function buildEnvironments({
  root,
  environments,
  plugins = [],
  mode,
  failure,
}: Build): Promise<ReadonlyMap<string, readonly string[]>> {
  const rsbuild = await createRsbuild({
    // Some plugins compile differently for Rstest.
    callerName: 'rstest',
    config: { root, mode: mode ?? 'none', logLevel: 'silent', environments },
  });
  rsbuild.addPlugins([...plugins]);
  const problems: string[] = [];
  const packages = new Map<string, string[]>();
  rsbuild.onAfterEnvironmentCompile(({ stats, environment }) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    problems.push(...errors.map(({ moduleName, message }) => `${moduleName}: ${message}`));
    if (stats) packages.set(environment.name, packagesOf(stats, root));
  });
  try {
    const { close } = await rsbuild.build();
    await close();
  } catch (error) {
    const details = problems.length > 0 ? problems.join('\n') : String(error);
    throw new Error(`${failure}:\n${details}`, { cause: error });
  }
  return packages;
}

function packagesOf({ compilation }: Rspack.Stats, root: string): string[] {
  const folders = [...compilation.fileDependencies]
    .flatMap((file) => packageFolder(file) ?? [])
    .filter((folder) => !folder.startsWith(root));
  // A dependency can also be a folder, such as that of a scope, which isn't a package.
  return [...new Set(folders)].filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/** The folder of the installed package that contains a file; undefined for the project's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}
