import type { RunFile, RunFormat, RunOptions } from '../../contract.ts';
import { SyntaxProblem } from '../../sandbox/compile/parseModule.ts';
import { NODE_MODULES } from '../../sandbox/node/nodeModules.ts';
import { pageEnvironmentOf } from './environment.ts';
import { isRecord, UNKNOWN } from './evaluate.ts';
import { CONFIG_FILE, type RunSettings, readConfig } from './readConfig.ts';
import { isScript, readScript, type ScriptNeeds } from './readScript.ts';
import type { ReasonKind } from './reasons.ts';
import { settingReason } from './settings.ts';
import { runOptions, testFiles } from './testFiles.ts';

/** An example, and how it ran in Node. */
export interface KnownSet {
  readonly files: readonly RunFile[];
  /** The arguments of each command that ran the example in Node; only `run` if missing. */
  readonly runs?: readonly (readonly string[])[];
  /** Environment variables of those commands. */
  readonly env?: Readonly<Record<string, string>>;
  /** The author's reason for not running the example in the page. */
  readonly noPage?: ReasonKind;
}

export interface RunnablePlan {
  readonly format: RunFormat;
  readonly options: RunOptions;
  /** Specifiers of the provided packages that the files import. A bundle contains its packages. */
  readonly packages: readonly string[];
}

export type Classification = RunnablePlan | { readonly reason: ReasonKind };

/** Whether and how a set runs in a page. Reads the code without running it. */
export function classifySet(set: KnownSet): Classification {
  if (set.noPage) return { reason: set.noPage };
  const { runs = [['run']], env = {} } = set;
  const filters = pathFilters(runs);
  if (!filters) return { reason: reasonOfArguments(runs) };
  if (Object.keys(env).length > 0) return { reason: 'commandLine' };
  const settings = settingsOf(set.files);
  if (settings === UNKNOWN) return { reason: 'settings' };
  const reason = reasonOfSettings(settings);
  if (reason) return { reason };
  const tests = testFiles(set.files, settings).filter(
    (path) => filters.length === 0 || filters.some((filter) => path.includes(filter)),
  );
  if (tests.length === 0) return { reason: 'noTests' };
  const environment = pageEnvironmentOf(set.files, tests, settings);
  if ('reason' in environment) return environment;
  const code = needsOf(set.files);
  if (code.reason) return { reason: code.reason };
  const imports = needsOfImports(code);
  if (imports.reason) return { reason: imports.reason };
  const isBundled =
    code.bundle ||
    imports.bundle ||
    Object.entries(settings).some(([name, value]) => settingReason(name, value) === 'bundle') ||
    hasBundlerFiles(set.files);
  return {
    format: isBundled ? 'bundle' : 'source',
    options: runOptions(settings, environment, tests),
    packages: [],
  };
}

/** Takes invalid syntax for unknown settings: the run of the example in Node reports the error. */
function settingsOf(files: readonly RunFile[]): ReturnType<typeof readConfig> {
  try {
    return readConfig(files);
  } catch (error) {
    if (error instanceof SyntaxProblem) return UNKNOWN;
    throw error;
  }
}

/** The path filters of the `rstest run` with the fewest arguments; undefined if all runs have flags. */
function pathFilters(runs: readonly (readonly string[])[]): readonly string[] | undefined {
  const withoutFlags = runs.filter(
    ([command, ...args]) => command === 'run' && !args.some((arg) => arg.startsWith('-')),
  );
  return withoutFlags.sort((a, b) => a.length - b.length)[0]?.slice(1);
}

/** Why a page can't do what commands with these arguments do. */
function reasonOfArguments(runs: readonly (readonly string[])[]): ReasonKind {
  const args = runs.flat().join(' ');
  if (/--coverage/.test(args)) return 'coverage';
  return /--reporter|merge-reports/.test(args) ? 'reporter' : 'commandLine';
}

function reasonOfSettings(settings: RunSettings): ReasonKind | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const reason = settingReason(name, value);
    if (reason !== undefined && reason !== 'bundle') return reason;
  }
  return isRecord(settings.env) && 'TZ' in settings.env ? 'timeZone' : undefined;
}

type SetNeeds = Omit<ScriptNeeds, 'calls'>;

/** The needs of all scripts of an example, except config files and packages. */
function needsOf(files: readonly RunFile[]): SetNeeds {
  const needs = files
    .filter(({ path }) => isScript(path) && !CONFIG_FILE.test(path))
    .filter(({ path }) => !/^(?:rsbuild\.config|node_modules)\b/.test(path))
    .map(readScript);
  const reason = needs.find((script) => script.reason)?.reason;
  return {
    imports: [...new Set(needs.flatMap(({ imports }) => imports))],
    mocked: needs.flatMap(({ mocked }) => mocked),
    bundle: needs.some(({ bundle }) => bundle),
    ...(reason !== undefined && { reason }),
  };
}

/** Whether there are files that only a bundler can turn into modules, or that configure a bundler. */
function hasBundlerFiles(files: readonly RunFile[]): boolean {
  return files.some(
    ({ path, code }) =>
      /^node_modules\/|(?:^|\/)__mocks__\/|\.(?:vue|css|svg)$/.test(path) ||
      (/^tsconfig[\w.]*\.json$/.test(path) && /"paths"/.test(code)),
  );
}

const FS_MODULE = /^(?:node:)?fs(?:\/promises)?$/;

/** Whether imported packages need a bundler, or why a page can't provide an imported module. */
function needsOfImports({ imports, mocked }: SetNeeds): Pick<SetNeeds, 'bundle' | 'reason'> {
  let bundle = false;
  for (const name of imports) {
    if (name.startsWith('.') || name === '@rstest/core') continue;
    if (Object.hasOwn(NODE_MODULES, name) || mocked.includes(name)) continue;
    if (FS_MODULE.test(name)) return { bundle, reason: 'files' };
    if (name.startsWith('node:')) return { bundle, reason: 'nodeModule' };
    if (/^@rs(?:test|build)\//.test(name)) return { bundle, reason: 'build' };
    bundle = true;
  }
  return { bundle };
}
