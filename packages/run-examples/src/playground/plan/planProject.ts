import { pageEnvironmentOf } from '../../build/classify/environment.ts';
import { holdsUnknown, UNKNOWN } from '../../build/classify/evaluate.ts';
import { CONFIG_FILE, type RunSettings, readConfig } from '../../build/classify/readConfig.ts';
import { settingMeaning } from '../../build/classify/settings.ts';
import { runOptions, testFiles } from '../../build/classify/testFiles.ts';
import type { PlannedSet } from '../../build/planSet.ts';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { type ProjectNote, type ProjectPlan, readModules } from './readModules.ts';

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
      ...(refused
        ? [{ kind: 'setting', name: 'testEnvironment', reason: environment.reason } as const]
        : []),
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
    const notes = Object.entries(settings).flatMap(([name, value]) =>
      name === 'plugins' && isReactAlone ? [] : settingNotes(name, value),
    );
    const unusable = new Set(notes.map(({ name }) => name));
    const usable = Object.entries(settings).filter(([name]) => !unusable.has(name));
    return { settings: Object.fromEntries(usable), notes, hasReact: plugins.includes(REACT) };
  } catch {
    // It can't be parsed; a test file that is run with the defaults tells the rest.
    return unread;
  }
}

function settingNotes(
  name: string,
  value: RunSettings[string],
): (ProjectNote & { kind: 'setting' })[] {
  const meaning = settingMeaning(name);
  if (meaning === 'page' || meaning === 'files') {
    return holdsUnknown(value) ? [{ kind: 'setting', name, reason: 'settings' }] : [];
  }
  return meaning === 'nothing' || value === undefined
    ? []
    : [{ kind: 'setting', name, reason: meaning }];
}

function pluginsOf({ path, code }: RunFile): string[] {
  return moduleShape(parseModule(path, stripTypes(path, code)))
    .imports.map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith('@rsbuild/plugin-'));
}

/** A project that the playground starts from. Throws if something in it can't run in a page. */
export function templateSet(name: string, files: readonly RunFile[]): PlannedSet {
  const { options, packages, notes } = planProject(files);
  if (notes.length > 0) {
    throw new Error(`The template ${name} can't run in a page: ${JSON.stringify(notes)}`);
  }
  const { tests } = options;
  const run = { args: ['run'] };
  return { name, files, plan: { format: 'source', options, tests, packages, run } };
}
