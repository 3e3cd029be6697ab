import type { PageEnvironment } from './environment.ts';
import type { RunSettings } from './readConfig.ts';
import { meaningOf } from './settings.ts';
import { settingPath, stringsOf } from './testFiles.ts';

/** The settings that a run in a page is given, as the contract's `RunnableSet` has them. */
export function runOptions(
  settings: RunSettings,
  { name, nodeTests, environmentOptions }: PageEnvironment,
  tests: readonly string[],
): Record<string, unknown> {
  const own = Object.entries(settings).filter(([key]) => meaningOf(key) === 'page');
  const setupFiles = stringsOf(settings.setupFiles)?.map((path) => settingPath(path, settings));
  const { testEnvironment: _, ...options } = Object.fromEntries(own);
  return {
    ...options,
    ...(setupFiles && { setupFiles }),
    ...(name && { testEnvironment: name }),
    ...(nodeTests && { nodeTests }),
    ...(environmentOptions && { environmentOptions }),
    tests,
  };
}
