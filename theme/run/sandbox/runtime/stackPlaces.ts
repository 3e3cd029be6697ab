import type { CodePlace } from '../../contract.ts';
import type { CompiledFile } from '../compile/compileFile.ts';
import { ROOT } from './workerState.ts';

/** Finds the places of an example's files in the stacks of errors. */
export interface StackPlaces {
  /** Tells whose code has run under an address of its own. */
  readonly add: (url: string, file: CompiledFile) => void;
  /** Innermost first. */
  readonly of: (stack: string) => CodePlace[];
}

/** Chromium and Firefox put them at the end of a line: `…:line:column` or `…:line:column)`. */
const POSITION = /((?:blob:|file:|\/)[^\s()@]*?):(\d+):(\d+)\)?$/;

export function createStackPlaces(): StackPlaces {
  const files = new Map<string, CompiledFile>();
  return {
    add(url, file) {
      files.set(url, file);
      files.set(`${ROOT}/${encodeURI(file.path)}`, file);
    },
    of(stack) {
      return stack.split('\n').flatMap((frame) => {
        const [, url = '', line, column] = POSITION.exec(frame) ?? [];
        const place = { line: Number(line), column: Number(column) };
        const file = files.get(url);
        if (file) return [file.placeOf(place)];
        return url.startsWith(`${ROOT}/`) ? [{ ...place, path: pathOf(url) }] : [];
      });
    },
  };
}

/** A bundle's files call themselves by their path. */
function pathOf(url: string): string {
  return decodeURI(url.slice(ROOT.length + 1)).replace(/\?.*$/, '');
}
