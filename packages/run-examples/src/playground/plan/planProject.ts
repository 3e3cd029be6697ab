import { full } from 'acorn-walk';
import { pageEnvironmentOf } from '../../build/classify/environment.ts';
import { UNKNOWN, type Value } from '../../build/classify/evaluate.ts';
import { CONFIG_FILE, type RunSettings, readConfig } from '../../build/classify/readConfig.ts';
import { isScript, readScript } from '../../build/classify/readScript.ts';
import { settingReason } from '../../build/classify/settings.ts';
import { runOptions, testFiles } from '../../build/classify/testFiles.ts';
import type { PlannedSet } from '../../build/planSet.ts';
import type { RunFile, RunOptions } from '../../contract.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { isPackage } from '../../sandbox/modules/resolveImport.ts';

/** A part of a project that Rstest supports and a page doesn't. */
export type ProjectNote =
  /** A setting that has no effect in a page. */
  | { readonly kind: 'setting'; readonly name: string }
  /** The config file can't be read without running it, so the defaults apply. */
  | { readonly kind: 'config'; readonly path: string }
  /** A call, such as `rs.mock`, that Rstest's build has to rewrite. */
  | { readonly kind: 'moduleCall'; readonly name: string; readonly path: string }
  /** An import of a file that only a bundler can turn into a module. */
  | { readonly kind: 'import'; readonly specifier: string; readonly path: string };

/** How a project runs in a page. Can be posted to another thread. */
export interface ProjectPlan {
  readonly options: RunOptions;
  /** Specifiers of the packages that the files import. */
  readonly packages: readonly string[];
  readonly notes: readonly ProjectNote[];
}

/**
 * Determines how a project runs in a page. Doesn't throw for any files, but hostile code or globs can take
 * forever, so pages call this function in a worker.
 */
export function planProject(files: readonly RunFile[]): ProjectPlan {
  const { settings, notes, hasReact } = readSettings(files);
  const modules = readModules(files);
  const tests = testFiles(files, settings);
  const environment = pageEnvironmentOf(files, tests, settings);
  const isUnsupported = 'reason' in environment;
  return {
    options: {
      ...runOptions(settings, isUnsupported ? {} : environment, tests),
      ...(hasReact && { jsxRuntime: 'automatic' }),
    },
    packages: hasReact
      ? [...new Set([...modules.packages, 'react/jsx-runtime'])]
      : modules.packages,
    notes: [
      ...notes,
      ...(isUnsupported ? [{ kind: 'setting', name: 'testEnvironment' } as const] : []),
      ...modules.notes,
    ],
  };
}

const REACT = '@rsbuild/plugin-react';

interface ReadSettings {
  /** The settings that a run in a page can apply. */
  readonly settings: RunSettings;
  /** Notes about the other settings. */
  readonly notes: readonly ProjectNote[];
  /** Whether the config file adds the plugin for React, which determines how JSX is compiled. */
  readonly hasReact: boolean;
}

/** Reads the config file of a project, if there is one. */
function readSettings(files: readonly RunFile[]): ReadSettings {
  const config = files.find(({ path }) => CONFIG_FILE.test(path));
  const none: ReadSettings = { settings: {}, notes: [], hasReact: false };
  if (!config) return none;
  const unreadable: ReadSettings = { ...none, notes: [{ kind: 'config', path: config.path }] };
  try {
    const settings = readConfig(files);
    if (settings === UNKNOWN) return unreadable;
    const reactCalls = countReactCalls(config);
    const isUsable = ([name, value]: [string, Value]) =>
      (name === 'plugins' && hasOnlyReact(value, reactCalls)) ||
      settingReason(name, value) === undefined;
    const entries = Object.entries(settings);
    const unusable = entries.filter((entry) => !isUsable(entry));
    return {
      settings: Object.fromEntries(entries.filter(isUsable)),
      notes: unusable.map(([name]) => ({ kind: 'setting', name })),
      hasReact: reactCalls > 0,
    };
  } catch {
    // The file can't be parsed.
    return unreadable;
  }
}

/** How often a config file calls what it imports from the plugin for React. */
function countReactCalls({ path, code }: RunFile): number {
  const program = parseModule(path, stripTypes(path, code));
  const names = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === REACT
      ? node.specifiers.map(({ local }) => local.name)
      : [],
  );
  let calls = 0;
  full(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (names.includes(node.callee.name)) calls += 1;
  });
  return calls;
}

/** Whether `plugins` has no plugin but the one for React. A list in a constant can't be read, and counts. */
function hasOnlyReact(plugins: Value, reactCalls: number): boolean {
  return Array.isArray(plugins) ? plugins.length === reactCalls : reactCalls > 0;
}

/** Files that only a bundler can compile: components, and styles whose class names code imports. */
const COMPILED = /\.(?:vue|svelte)$|\.module\.(?:css|less|s[ac]ss)$/;

/** Finds the packages that a project's scripts import, and the code that needs Rstest's build. */
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
  return { name, files, plan: { format: 'source', options, packages } };
}
