import type { RunFile } from '../../contract.ts';
import { isRecord, type Value } from './evaluate.ts';
import type { RunSettings } from './readConfig.ts';
import type { ReasonKind } from './reasons.ts';

type Options = Readonly<Record<string, Value>>;

/** The DOM that a set needs; none for Node. */
export interface PageEnvironment {
  readonly name?: 'happy-dom' | 'jsdom';
  /** Test files that need Node although the others need a DOM. */
  readonly nodeTests?: readonly string[];
  /** Options of the DOM, by path of the test file. */
  readonly environmentOptions?: Readonly<Record<string, Options>>;
}

/** Options that have the same effect in happy-dom, which is used for both environments. */
const KNOWN_OPTIONS = {
  'happy-dom': ['url', 'width', 'height', 'settings'],
  jsdom: ['url'],
} as const;

const COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment\s+(\S+)/m;
const OPTIONS_COMMENT = /^\s*(?:\/[/*]+|\*)\s*@(?:rstest|jest|vitest)-environment-options\s+(.+)$/m;

/** From the settings and the comments at the top of the test files. */
export function pageEnvironmentOf(
  files: readonly RunFile[],
  tests: readonly string[],
  settings: RunSettings,
): PageEnvironment | { readonly reason: ReasonKind } {
  const usual = usualEnvironment(settings);
  const chosen = files
    .filter(({ path }) => tests.includes(path))
    .map((file) => ({ path: file.path, ...environmentOfFile(file, usual) }));
  const nodeTests = chosen.flatMap(({ path, name }) => (name === 'node' ? [path] : []));
  const others = chosen.filter(({ name }) => name !== 'node');
  const [name, second] = new Set(others.map((file) => file.name));
  if (name === undefined) return {};
  if (second !== undefined || (name !== 'happy-dom' && name !== 'jsdom')) {
    return { reason: 'environment' };
  }
  const known: readonly string[] = KNOWN_OPTIONS[name];
  const names = others.flatMap(({ options }) => Object.keys(options));
  if (!names.every((option) => known.includes(option))) return { reason: 'environment' };
  const withOptions = others.filter(({ options }) => Object.keys(options).length > 0);
  return {
    name,
    ...(nodeTests.length > 0 && { nodeTests }),
    ...(withOptions.length > 0 && {
      environmentOptions: Object.fromEntries(
        withOptions.map(({ path, options }) => [path, options]),
      ),
    }),
  };
}

interface Environment {
  readonly name: string;
  readonly options: Options;
}

function usualEnvironment({ testEnvironment }: RunSettings): Environment {
  if (!isRecord(testEnvironment)) return { name: String(testEnvironment ?? 'node'), options: {} };
  const { name, options } = testEnvironment;
  return { name: String(name ?? 'node'), options: isRecord(options) ? options : {} };
}

/** As in Rstest, a comment that names another environment drops the configured options. */
function environmentOfFile({ code }: RunFile, usual: Environment): Environment {
  const name = COMMENT.exec(code)?.[1] ?? usual.name;
  const ofComment = commentOptions(code);
  return { name, options: name === usual.name ? { ...usual.options, ...ofComment } : ofComment };
}

function commentOptions(code: string): Options {
  const [, text] = OPTIONS_COMMENT.exec(code) ?? [];
  if (text === undefined) return {};
  try {
    return JSON.parse(text.replace(/\*\/\s*$/, '')) as Options;
  } catch {
    // Rstest rejects such a file, so no recorded run says that it can run.
    return { unreadable: text };
  }
}
