import type { RunFile } from '../../../theme/run/contract.ts';
import { isRecord } from './evaluate.ts';
import type { Settings } from './readConfig.ts';
import type { ReasonKind } from './reasons.ts';

/** The simulated page that a set asks for; none for Node. */
export interface PageEnvironment {
  readonly name?: 'happy-dom' | 'jsdom';
  /** Test files that ask for Node although the others ask for a page. */
  readonly nodeTests?: readonly string[];
}

const COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment\s+(\S+)/m;
const OPTIONS_COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment-options\b/m;

/** From the settings and the comments at the top of the test files. */
export function environmentOf(
  files: readonly RunFile[],
  tests: readonly string[],
  settings: Settings,
): PageEnvironment | { readonly reason: ReasonKind } {
  const { testEnvironment } = settings;
  const detailed = isRecord(testEnvironment);
  if (detailed && testEnvironment.options !== undefined) return { reason: 'simulatedPage' };
  const usual = String((detailed ? testEnvironment.name : testEnvironment) ?? 'node');
  const own = files.filter(({ path }) => tests.includes(path));
  if (own.some(({ code }) => OPTIONS_COMMENT.test(code))) return { reason: 'simulatedPage' };
  const chosen = own.map(({ path, code }) => ({ path, name: COMMENT.exec(code)?.[1] ?? usual }));
  const nodeTests = chosen.flatMap(({ path, name }) => (name === 'node' ? [path] : []));
  const [name, ...others] = new Set(chosen.map((file) => file.name).filter((n) => n !== 'node'));
  if (name === undefined) return {};
  if (others.length > 0 || (name !== 'happy-dom' && name !== 'jsdom')) {
    return { reason: 'simulatedPage' };
  }
  return nodeTests.length > 0 ? { name, nodeTests } : { name };
}
