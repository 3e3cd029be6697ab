import type { Rule } from './rule.ts';

/** Rules that share a section and targets. The name of a rule is also the ID of its note. */
function behaviors<const Name extends string>(
  section: string,
  names: readonly Name[],
  ...targets: readonly string[]
): Record<Name, Rule> {
  const entries = names.map((name) => {
    const rule: Rule = { name, kind: 'behavior', targets, section, note: name };
    return [name, rule] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Rule>;
}

/** Rules for patterns in code that no table has, because they aren't about a name. */
export const BEHAVIORS = {
  ...behaviors('jest#done', ['done', 'async done', 'hook value', 'hook return']),
  ...behaviors('jest#module-mocks', ['mock variables', 'mock outside'], 'utility rs.hoisted'),
  ...behaviors('jest#module-mocks', ['mock scope'], 'utility rs.doMock'),
  ...behaviors('jest#module-mocks', ['mock require'], 'utility rs.mockRequire'),
  ...behaviors('vitest#partial-mocks', ['async factory'], 'utility rs.requireActual'),
  ...behaviors('vitest#partial-mocks', ['await in factory', 'actual without import']),
  ...behaviors('jest#jest-object', ['mock arguments', 'jest value']),
  ...behaviors('jest#snapshots', ['snapshots', 'error snapshots']),
  ...behaviors('vitest#test-files', ['test options']),
  ...behaviors('vitest#differences', ['class in mock'], 'utility rs.fn'),
  ...behaviors('jest#setup-table', ['known environment'], 'config testEnvironment'),
  ...behaviors('jest#test-files', ['globals', 'package for jest']),
  ...behaviors('jest#test-files', ['kept globals', 'jest globals'], 'config globals'),
  ...behaviors('vitest#test-files', ['jest-dom'], 'expect-static expect.extend'),
  ...behaviors('large-suite#types', ['extend types']),
  ...behaviors('jest#configuration', ['other file', 'no object']),
  ...behaviors('jest#files-table', ['default files'], 'config include'),
  ...behaviors('jest#modules-table', ['next/jest', 'react plugin']),
  ...behaviors('vitest#plugins', ['vite plugin', 'plugin options', 'rsbuild plugin']),
  ...behaviors('vitest#configuration', ['config helper', 'config parameters']),
  ...behaviors('vitest#projects', ['projects inherit'], 'config extends'),
};

export type BehaviorName = keyof typeof BEHAVIORS;
