import type { RunFile, RunFormat } from '../../contract.ts';
import { SyntaxProblem } from '../../sandbox/compile/parseModule.ts';
import { NODE_MODULES } from '../../sandbox/node/nodeModules.ts';
import { pageEnvironmentOf } from './environment.ts';
import { isRecord, UNKNOWN } from './evaluate.ts';
import { CONFIG_FILE, type RunSettings, readConfig } from './readConfig.ts';
import { isScript, readScript, type ScriptNeeds } from './readScript.ts';
import type { ReasonKind } from './reasons.ts';
import { settingReason } from './settings.ts';
import { runOptions, testFiles } from './testFiles.ts';

export interface KnownSet {
  readonly files: readonly RunFile[];
  /** The arguments of the commands that ran it in Node; `run` if missing. */
  readonly runs?: readonly (readonly string[])[];
  /** Environment variables of those commands. */
  readonly env?: Readonly<Record<string, string>>;
  /** The author's reason for not running it in the page. */
  readonly noPage?: ReasonKind;
}

export interface RunnablePlan {
  readonly format: RunFormat;
  /** Same as in `RunnableSet`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Paths of the test files. */
  readonly tests: readonly string[];
  /** Those of the provided packages that it imports. */
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
  const refused = reasonOfSettings(settings);
  if (refused) return { reason: refused };
  const tests = testFiles(set.files, settings).filter(
    (path) => filters.length === 0 || filters.some((part) => path.includes(part)),
  );
  if (tests.length === 0) return { reason: 'noTests' };
  const environment = pageEnvironmentOf(set.files, tests, settings);
  if ('reason' in environment) return environment;
  const code = needsOf(set.files);
  if (code.reason) return { reason: code.reason };
  const isBuilt = Object.entries(settings).some((each) => settingReason(...each) === 'bundle');
  const bundle = isBuilt || code.bundle || needsFiles(set.files);
  const foreign = foreignImports(code);
  if (foreign.reason) return { reason: foreign.reason };
  return {
    format: bundle || foreign.bundle ? 'bundle' : 'source',
    options: runOptions(settings, environment, tests),
    tests,
    packages: [],
  };
}

/** Like the syntax of scripts, the syntax of a config file is checked where the example runs in Node.js. */
function settingsOf(files: readonly RunFile[]): ReturnType<typeof readConfig> {
  try {
    return readConfig(files);
  } catch (error) {
    if (error instanceof SyntaxProblem) return UNKNOWN;
    throw error;
  }
}

/** Of the `rstest run` that a run in a page corresponds to, without flags; undefined if there's none. */
function pathFilters(runs: readonly (readonly string[])[]): readonly string[] | undefined {
  const plain = runs.filter(
    ([command, ...words]) => command === 'run' && !words.some((word) => word.startsWith('-')),
  );
  return plain.sort((a, b) => a.length - b.length)[0]?.slice(1);
}

function reasonOfArguments(runs: readonly (readonly string[])[]): ReasonKind {
  const words = runs.flat().join(' ');
  if (/--coverage/.test(words)) return 'coverage';
  return /--reporter|merge-reports/.test(words) ? 'reporter' : 'commandLine';
}

function reasonOfSettings(settings: RunSettings): ReasonKind | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const reason = settingReason(name, value);
    if (reason !== undefined && reason !== 'bundle') return reason;
  }
  return isRecord(settings.env) && 'TZ' in settings.env ? 'timeZone' : undefined;
}

function needsOf(files: readonly RunFile[]): Omit<ScriptNeeds, 'calls'> {
  const needs = files
    .filter(({ path }) => isScript(path) && !CONFIG_FILE.test(path))
    .filter(({ path }) => !/^(?:rsbuild\.config|node_modules)\b/.test(path))
    .map(readScript);
  const reason = needs.find((each) => each.reason)?.reason;
  return {
    imports: [...new Set(needs.flatMap((each) => each.imports))],
    mocked: needs.flatMap((each) => each.mocked),
    bundle: needs.some((each) => each.bundle),
    ...(reason !== undefined && { reason }),
  };
}

/** Files that only a bundler can turn into modules, or that configure it. */
function needsFiles(files: readonly RunFile[]): boolean {
  return files.some(
    ({ path, code }) =>
      /^node_modules\/|(?:^|\/)__mocks__\/|\.(?:vue|css|svg)$/.test(path) ||
      (/^tsconfig[\w.]*\.json$/.test(path) && /"paths"/.test(code)),
  );
}

const FILES = /^(?:node:)?fs(?:\/promises)?$/;

function foreignImports({ imports, mocked }: Pick<ScriptNeeds, 'imports' | 'mocked'>): {
  bundle: boolean;
  reason?: ReasonKind;
} {
  let bundle = false;
  for (const name of imports) {
    if (name.startsWith('.') || name === '@rstest/core') continue;
    if (Object.hasOwn(NODE_MODULES, name) || mocked.includes(name)) continue;
    if (FILES.test(name)) return { bundle, reason: 'files' };
    if (name.startsWith('node:')) return { bundle, reason: 'nodeModule' };
    if (/^@rs(?:test|build)\//.test(name)) return { bundle, reason: 'build' };
    bundle = true;
  }
  return { bundle };
}
