import { pageEnvironmentOf } from '../../build/classify/environment.ts';
import { UNKNOWN, type Value } from '../../build/classify/evaluate.ts';
import { CONFIG_FILE, type RunSettings, readConfig } from '../../build/classify/readConfig.ts';
import { isScript, readScript } from '../../build/classify/readScript.ts';
import { settingReason } from '../../build/classify/settings.ts';
import { runOptions, testFiles } from '../../build/classify/testFiles.ts';
import type { PlannedSet } from '../../build/planSet.ts';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { isPackage } from '../../sandbox/modules/resolveImport.ts';

/** Something of a project that a page can't do, although Rstest can. */
export type ProjectNote =
  /** A setting that has no effect in a page. */
  | { readonly kind: 'setting'; readonly name: string }
  /** The config file can't be read without running it, so the defaults apply. */
  | { readonly kind: 'config'; readonly path: string }
  /** A call, such as `rs.mock`, that Rstest's build has to rewrite. */
  | { readonly kind: 'moduleCall'; readonly name: string; readonly path: string }
  /** An import of a file that only a bundler makes a module of. */
  | { readonly kind: 'import'; readonly specifier: string; readonly path: string };

/** How a project runs in a page. JSON can hold it. */
export interface ProjectPlan {
  /** As the contract's `RunnableSet` has them. */
  readonly options: Readonly<Record<string, unknown>> & { readonly tests: readonly string[] };
  /** Specifiers of the packages that its files import. */
  readonly packages: readonly string[];
  readonly notes: readonly ProjectNote[];
}

/**
 * How a project runs in a page. Pure, and whatever the files hold, it doesn't throw; but what reads
 * them may take long, so a page calls it in a worker.
 */
export function planProject(files: readonly RunFile[]): ProjectPlan {
  const { settings, notes, hasReact } = readSettings(files);
  const modules = readModules(files);
  const tests = testFiles(files, settings);
  const environment = pageEnvironmentOf(files, tests, settings);
  const refused = 'reason' in environment;
  return {
    options: {
      ...runOptions(settings, refused ? {} : environment, tests),
      ...(hasReact && { jsxRuntime: 'automatic' }),
      tests,
    },
    packages: hasReact
      ? [...new Set([...modules.packages, 'react/jsx-runtime'])]
      : modules.packages,
    notes: [
      ...notes,
      ...(refused ? [{ kind: 'setting', name: 'testEnvironment' } as const] : []),
      ...modules.notes,
    ],
  };
}

const REACT = '@rsbuild/plugin-react';

interface ReadSettings {
  /** Those that mean the same in a page. */
  readonly settings: RunSettings;
  readonly notes: readonly ProjectNote[];
  /** The config file adds the plugin for React, which decides how JSX is compiled. */
  readonly hasReact: boolean;
}

/** What the config file of a project sets, as far as it means something in a page. */
function readSettings(files: readonly RunFile[]): ReadSettings {
  const config = files.find(({ path }) => CONFIG_FILE.test(path));
  if (!config) return { settings: {}, notes: [], hasReact: false };
  const unread = {
    settings: {},
    notes: [{ kind: 'config', path: config.path } as const],
    hasReact: false,
  };
  try {
    const settings = readConfig(files);
    if (settings === UNKNOWN) return unread;
    const plugins = pluginsOf(config);
    const isReactAlone = plugins.every((name) => name === REACT);
    const isUsable = ([name, value]: [string, Value]) =>
      (name === 'plugins' && isReactAlone) || settingReason(name, value) === undefined;
    const all = Object.entries(settings);
    const unusable = all.filter((setting) => !isUsable(setting));
    return {
      settings: Object.fromEntries(all.filter(isUsable)),
      notes: unusable.map(([name]) => ({ kind: 'setting', name })),
      hasReact: plugins.includes(REACT),
    };
  } catch {
    // It can't be parsed; a test file that is run with the defaults tells the rest.
    return unread;
  }
}

function pluginsOf({ path, code }: RunFile): string[] {
  return moduleShape(parseModule(path, stripTypes(path, code)))
    .imports.map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith('@rsbuild/plugin-'));
}

/** Files that a bundler's plugin compiles; the sandbox has none. */
const COMPILED = /\.(?:vue|svelte)$/;

/** What the files of a project import, and what in them only Rstest's build can follow. */
function readModules(files: readonly RunFile[]): Pick<ProjectPlan, 'packages' | 'notes'> {
  const packages = new Set<string>();
  const notes: ProjectNote[] = [];
  for (const { path, code } of files) {
    if (!isScript(path) || CONFIG_FILE.test(path)) continue;
    const { imports, calls } = readScript({ path, code });
    for (const name of calls) notes.push({ kind: 'moduleCall', name, path });
    for (const specifier of imports) {
      if (COMPILED.test(specifier)) notes.push({ kind: 'import', specifier, path });
      if (isPackage(specifier)) packages.add(specifier);
    }
  }
  return { packages: [...packages], notes };
}

/** A project that the playground starts from. Throws if something in it can't run in a page. */
export function templateSet(name: string, files: readonly RunFile[]): PlannedSet {
  const { options, packages, notes } = planProject(files);
  if (notes.length > 0) {
    throw new Error(`The template ${name} can't run in a page: ${JSON.stringify(notes)}`);
  }
  const { tests } = options;
  return { name, files, plan: { format: 'source', options, tests, packages } };
}
