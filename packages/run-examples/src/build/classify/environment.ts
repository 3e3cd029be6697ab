import type { RunFile } from '../../contract.ts';
import { isRecord } from './evaluate.ts';
import type { RunSettings } from './readConfig.ts';
import type { ReasonKind } from './reasons.ts';

/** The DOM that the test files of a set need. */
export interface PageEnvironment {
  /** Missing if no test file needs a DOM. */
  readonly name?: 'happy-dom' | 'jsdom';
  /** Paths of the test files that need Node, if the others need a DOM. */
  readonly nodeTests?: readonly string[];
}

// `@rstest-environment jsdom`, and `@rstest-environment-options { … }`, anywhere in a comment.
const COMMENT = /(?:^\s*(?:\*.*)?|\/[/*].*)@(?:rstest|jest|vitest)-environment\s+([^\s*]+)/m;
const OPTIONS_COMMENT = /(?:^\s*(?:\*.*)?|\/[/*].*)@(?:rstest|jest|vitest)-environment-options\b/m;

/** The environment that settings and comments in test files ask for, or why a page can't provide it. */
export function pageEnvironmentOf(
  files: readonly RunFile[],
  tests: readonly string[],
  { testEnvironment = 'node' }: RunSettings,
): PageEnvironment | { readonly reason: ReasonKind } {
  const { name: defaultName, options }: RunSettings = isRecord(testEnvironment)
    ? testEnvironment
    : { name: testEnvironment };
  const chosen = files
    .filter(({ path }) => tests.includes(path))
    .map(({ path, code }) => ({ path, code, name: COMMENT.exec(code)?.[1] ?? defaultName }));
  const nodeTests = chosen.flatMap(({ path, name }) => (name === 'node' ? [path] : []));
  const domTests = chosen.filter(({ name }) => name !== 'node');
  const [name, secondName] = new Set(domTests.map((file) => file.name));
  if (name === undefined) return {};
  // The options of the settings are for the environment that they name.
  const hasOptions =
    (options !== undefined && name === defaultName) ||
    domTests.some(({ code }) => OPTIONS_COMMENT.test(code));
  const isSupported = name === 'happy-dom' || name === 'jsdom';
  if (!isSupported || secondName !== undefined || hasOptions) return { reason: 'environment' };
  return { name, ...(nodeTests.length > 0 && { nodeTests }) };
}
