import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { examplesCommand } from '../../../../checks/examples/examplesCommand.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface CommandResult {
  readonly code: number;
  readonly output: readonly string[];
  /** One entry per error, with all its lines. */
  readonly errors: readonly string[];
}

export interface Site {
  readonly root: string;
  readonly run: (...args: string[]) => Promise<CommandResult>;
  readonly remove: () => void;
}

/** A copy of a fixture, inside the project so that Node finds its packages. */
export function copySite(name: string): Site {
  const parent = path.join(PROJECT_ROOT, '.examples');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'test-'));
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/examples', name), root, { recursive: true });
  return {
    root,
    remove: () => rmSync(root, { recursive: true, force: true }),
    run: async (...args) => {
      const output: string[] = [];
      const errors: string[] = [];
      const code = await examplesCommand(root, args, {
        print: (line) => output.push(line),
        printError: (line) => errors.push(line),
      });
      return { code, output, errors };
    },
  };
}

/** The first line of each error. */
export function headlines(errors: readonly string[]): string[] {
  return errors.map((error) => error.split('\n', 1)[0] ?? '');
}
