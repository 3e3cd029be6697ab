import type { CodeLocation, RunError } from '../../contract.ts';
import { ROOT } from './workerState.ts';

/** An error as formatted by Rstest's runtime, or as it was thrown. */
interface RawError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly diff?: unknown;
}

/** Converts a thrown value, which can be anything. */
export function runError(thrown: unknown, locations: StackLocations): RunError {
  const error = isObject(thrown) ? (thrown as RawError) : { message: safeText(thrown) };
  const diff = typeof error.diff === 'string' && error.diff !== '' ? error.diff : undefined;
  return {
    name: textOr(error.name, 'Error'),
    message: toPlainText(textOr(error.message, '')),
    ...(diff !== undefined && { diff: toPlainText(diff) }),
    locations: locations.of(textOr(error.stack, '')),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escape sequences
const COLOR = /\u001b\[[\d;]*m/g;

/** The example's folder, but not one of the same name in another path or URL, such as `/api/project/`. */
const FOLDER = new RegExp(`(?<![\\w.~*-]|:/)${ROOT}/`, 'g');

/** Removes colors, and shortens paths to those that the page shows. */
export function toPlainText(text: string): string {
  return text.replace(COLOR, '').replace(FOLDER, '');
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function safeText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** Finds locations in an example's files in error stacks. */
export interface StackLocations {
  /** Registers the URL of a file's code. */
  readonly add: (url: string, path: string) => void;
  /** Innermost first. */
  readonly of: (stack: string) => CodeLocation[];
}

/** The position at the end of a line in a stack: `…:line:column`, in Chromium also `…:line:column)`. */
const POSITION = /(?:^|[\s(@])((?:blob:|\/)\S*?):(\d+):\d+\)?$/;

export function createStackLocations(): StackLocations {
  const paths = new Map<string, string>();
  return {
    add: (url, path) => paths.set(url, path),
    of(stack) {
      return stack.split('\n').flatMap((frame) => {
        const [, url = '', digits] = POSITION.exec(frame) ?? [];
        const line = Number(digits);
        const path = paths.get(url);
        if (path !== undefined) return [{ path, line }];
        return url.startsWith(`${ROOT}/`) ? [{ path: pathOf(url), line }] : [];
      });
    },
  };
}

/** The path in a URL of a file in a bundle, without the query that Rspack adds. */
function pathOf(url: string): string {
  const path = url.slice(ROOT.length + 1).replace(/\?.*$/, '');
  try {
    return decodeURI(path);
  } catch {
    // Not one of our URLs: the example created the stack itself.
    return path;
  }
}
