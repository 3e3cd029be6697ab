import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import type { PackageIndex, RunFile } from '../../contract.ts';
import type { ProjectPlan } from '../plan/projectPlan.ts';

interface ZipSource {
  readonly files: readonly RunFile[];
  readonly plan: Pick<ProjectPlan, 'options' | 'packages'>;
  readonly index: PackageIndex;
}

const CONFIG = `import { defineConfig } from '@rstest/core';

export default defineConfig({});
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
};

/**
 * The files of a project as a folder in which `npm i && npx rstest` works: its own, and what they
 * lack of `package.json` with the versions that the site has, `rstest.config.ts`, and
 * `tsconfig.json`. Pure.
 */
export function zipFiles({ files, plan, index }: ZipSource): RunFile[] {
  const paths = new Set(files.map(({ path }) => path));
  const more: RunFile[] = [
    { path: 'package.json', code: json(manifest(files, plan, index)) },
    { path: 'tsconfig.json', code: json(tsconfig(plan)) },
    ...(files.some(({ path }) => CONFIG_FILE.test(path))
      ? []
      : [{ path: 'rstest.config.ts', code: CONFIG }]),
  ];
  return [...files, ...more.filter(({ path }) => !paths.has(path))];
}

function manifest(
  files: readonly RunFile[],
  { options, packages }: ZipSource['plan'],
  { packages: known, versions }: PackageIndex,
) {
  const wanted = new Set(['@rstest/core', 'typescript']);
  const add = (specifier: string) => {
    const name = packageName(specifier);
    if (Object.hasOwn(versions, name)) wanted.add(name);
    if (!Object.hasOwn(known, specifier)) return;
    for (const inner of known[specifier]?.imports ?? []) {
      if (!wanted.has(packageName(inner))) add(inner);
    }
  };
  packages.forEach(add);
  if (typeof options.testEnvironment === 'string') add(options.testEnvironment);
  for (const { path, code } of files) {
    if (!CONFIG_FILE.test(path)) continue;
    for (const [, specifier = ''] of code.matchAll(/from ['"]([^'"./][^'"]*)['"]/g)) add(specifier);
  }
  const entries = [...wanted].sort().map((name) => [name, versions[name]] as const);
  return {
    name: 'rstest-playground',
    private: true,
    type: 'module',
    scripts: { test: 'rstest run', 'test:watch': 'rstest watch' },
    devDependencies: Object.fromEntries(entries.filter(([, version]) => version !== undefined)),
  };
}

function tsconfig({ options }: ZipSource['plan']) {
  const types = options.globals === true ? ['@rstest/core/globals'] : [];
  return { compilerOptions: { ...TSCONFIG.compilerOptions, types } };
}

/** `@scope/name` of `@scope/name/part`. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
