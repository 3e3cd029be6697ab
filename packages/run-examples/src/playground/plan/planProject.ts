import { pageEnvironmentOf } from '../../build/classify/environment.ts';
import { runOptions } from '../../build/classify/runOptions.ts';
import { testFiles } from '../../build/classify/testFiles.ts';
import type { RunFile } from '../../contract.ts';
import type { ProjectPlan } from './projectPlan.ts';
import { readModules } from './readModules.ts';
import { readSettings } from './readSettings.ts';

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
    imports: modules.imports,
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
