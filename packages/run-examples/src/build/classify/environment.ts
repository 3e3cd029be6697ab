import type { RunFile } from '../../contract.ts';
import { isRecord } from './evaluate.ts';
import type { RunSettings } from './readConfig.ts';
import type { ReasonKind } from './reasons.ts';

/** The DOM that a set needs; none for Node. */
export interface PageEnvironment {
  readonly name?: 'happy-dom' | 'jsdom';
  /** Test files that need Node although the others need a DOM. */
  readonly nodeTests?: readonly string[];
}

const COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment\s+(\S+)/m;
const OPTIONS_COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment-options\b/m;

/** From the settings and the comments at the top of the test files. */
export function pageEnvironmentOf(
  files: readonly RunFile[],
  tests: readonly string[],
  { testEnvironment = 'node' }: RunSettings,
): PageEnvironment | { readonly reason: ReasonKind } {
  const { name: usual, options }: RunSettings = isRecord(testEnvironment)
    ? testEnvironment
    : { name: testEnvironment };
  const chosen = files
    .filter(({ path }) => tests.includes(path))
    .map(({ path, code }) => ({ path, code, name: COMMENT.exec(code)?.[1] ?? usual }));
  const nodeTests = chosen.flatMap(({ path, name }) => (name === 'node' ? [path] : []));
  const others = chosen.filter(({ name }) => name !== 'node');
  const [name, second] = new Set(others.map((file) => file.name));
  if (name === undefined) return {};
  const hasOptions = options !== undefined || others.some(({ code }) => OPTIONS_COMMENT.test(code));
  const isKnown = name === 'happy-dom' || name === 'jsdom';
  if (!isKnown || second !== undefined || hasOptions) return { reason: 'environment' };
  return { name, ...(nodeTests.length > 0 && { nodeTests }) };
}
