import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConvertError, convert, type Kind } from 'convert-tests';

/** What became of one file; its code isn't kept. */
export interface ConvertedFile {
  readonly repository: string;
  readonly path: string;
  readonly kind: Kind;
  /** The rules of its notes for manual work, and of those to check. */
  readonly manual: readonly string[];
  readonly checks: readonly string[];
}

export interface Corpus {
  readonly configs: readonly ConvertedFile[];
  readonly tests: readonly ConvertedFile[];
  /** Files that couldn't be parsed. */
  readonly unread: readonly string[];
}

const CONFIG =
  /(?:^|\/)(?:jest[\w.-]*\.config[\w.-]*|jest\.config[\w.-]*|vite(?:st)?\.(?:config|workspace)[\w.-]*)\.(?:[cm]?[jt]s|json)$/;
const TEST = /\.(?:test|spec)\.[cm]?[jt]sx?$/;
/** Test projects for tools, examples, and what's generated. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|fixtures?|__fixtures__|examples?|templates?)\//;
const OTHER_RUNNERS = /['"](?:@playwright\/test|node:test|mocha|cypress|ava|bun:test|uvu)['"]/;

/** Converts the configurations and test files of cloned repositories. */
export function makeCorpus(repositories: ReadonlyMap<string, string>): Corpus {
  const unread: string[] = [];
  const converted = [...repositories].flatMap(([repository, folder]) =>
    filesOf(folder).flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const found = convertFile(repository, file, code);
      if (typeof found === 'string') unread.push(`${repository}: ${file}: ${found}`);
      return typeof found === 'object' ? found : [];
    }),
  );
  return {
    configs: converted.filter(({ path: file }) => CONFIG.test(file)),
    tests: converted.filter(({ path: file }) => !CONFIG.test(file)),
    unread,
  };
}

function filesOf(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => (CONFIG.test(file) || TEST.test(file)) && !LEFT_OUT.test(file))
    .filter((file) => existsSync(path.join(folder, file)));
}

/**
 * Undefined for files of other runners, and for Vite configurations without tests; the reason if it
 * can't be read.
 */
function convertFile(
  repository: string,
  file: string,
  code: string,
): ConvertedFile | string | undefined {
  if (OTHER_RUNNERS.test(code)) return undefined;
  if (/(?:^|\/)vite\.config/.test(file) && !/\btest\s*:/.test(code)) return undefined;
  try {
    const { kind, notes } = convert({ path: file, code });
    const rules = (level: string) => [
      ...new Set(notes.filter((note) => note.level === level).map(({ rule }) => rule)),
    ];
    return { repository, path: file, kind, manual: rules('manual'), checks: rules('check') };
  } catch (error) {
    if (!(error instanceof ConvertError)) {
      throw new Error(`${repository}: ${file} could not be converted`, { cause: error });
    }
    return error.reason === 'unknown' ? undefined : error.reason;
  }
}
