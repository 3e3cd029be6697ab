import type { CodeLocation } from '../../contract.ts';
import type { CompiledFile } from '../compile/compileFile.ts';
import { ROOT } from './workerState.ts';

/** Finds locations in an example's files in error stacks. */
export interface StackLocations {
  /** Registers the URL of a file's code. */
  readonly add: (url: string, file: CompiledFile) => void;
  /** Innermost first. */
  readonly of: (stack: string) => CodeLocation[];
}

/** In Chromium and Firefox, they're at the end of a line: `…:line:column` or `…:line:column)`. */
const POSITION = /((?:blob:|file:|\/)[^\s()@]*?):(\d+):(\d+)\)?$/;

export function createStackLocations(): StackLocations {
  const files = new Map<string, CompiledFile>();
  return {
    add(url, file) {
      files.set(url, file);
      files.set(`${ROOT}/${encodeURI(file.path)}`, file);
    },
    of(stack) {
      return stack.split('\n').flatMap((frame) => {
        const [, url = '', line, column] = POSITION.exec(frame) ?? [];
        const location = { line: Number(line), column: Number(column) };
        const file = files.get(url);
        if (file) return [file.locationOf(location)];
        return url.startsWith(`${ROOT}/`) ? [{ ...location, path: pathOf(url) }] : [];
      });
    },
  };
}

/** The files in a bundle are named by their path. */
function pathOf(url: string): string {
  const path = url.slice(ROOT.length + 1).replace(/\?.*$/, '');
  try {
    return decodeURI(path);
  } catch {
    // Not one of our URLs: the example created the stack itself.
    return path;
  }
}
