import { strToU8, zipSync } from 'fflate';
import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import type { PackageIndex, RunFile } from '../../contract';
import type { ProjectPlan } from '../plan/planProject.ts';
import { loadPackageIndex, planInWorker } from '../plan/runnableProject';
import type { PlayOptions } from '../view/playOptions';

/** Downloads a project as a zip. Rejects if something that it needs can't be loaded. */
export async function downloadProject(
  base: string,
  files: readonly RunFile[],
  options: PlayOptions,
): Promise<void> {
  const [plan, index] = await Promise.all([planInWorker(files), loadPackageIndex(options)]);
  const name = `rstest-${base.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`;
  const zip = zipProject(name, zipFiles({ files, plan, index }));
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  // Not at once: the browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A zip with the files in one folder, as bytes. */
export function zipProject(folder: string, files: readonly RunFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ path, code }) => {
    const text = code === '' || code.endsWith('\n') ? code : `${code}\n`;
    return [`${folder}/${path}`, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(entries));
}

interface ZipSource {
  readonly files: readonly RunFile[];
  readonly plan: Pick<ProjectPlan, 'options' | 'packages'>;
  readonly index: PackageIndex;
}

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
 * lack of `package.json` with the versions that the site has, and `tsconfig.json`. Pure.
 */
export function zipFiles({ files, plan, index }: ZipSource): RunFile[] {
  const paths = new Set(files.map(({ path }) => path));
  const more: RunFile[] = [
    { path: 'package.json', code: json(manifest(files, plan, index)) },
    { path: 'tsconfig.json', code: json(tsconfig(plan)) },
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
