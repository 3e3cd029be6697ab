import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = '.cache/passed-steps.json';

const PAGES = /^docs\/(?:(?:en|zh)\/.*\.mdx|translations\.json)$/;
const PACKAGES = /^(?:packages\/|package(?:-lock)?\.json$|tsconfig\.json$)/;

/**
 * Which steps have passed with the same inputs: the files of the working copy, the commit (pages show
 * its dates), the version of Node, and, for a build, the folders that it wrote. A step that says
 * nothing about its inputs always runs. Results are only kept of files that didn't change meanwhile.
 *
 * @typedef {object} KeptResults
 * @property {(step: import('./runSteps.mjs').Step) => boolean} has
 * @property {(step: import('./runSteps.mjs').Step, seconds: number) => void} add
 * @property {(step: import('./runSteps.mjs').Step) => number | undefined} secondsOf The last duration.
 *
 * @param {{ use: boolean }} options Whether `has` may be true.
 * @returns {KeptResults}
 */
export function readKeptResults({ use }) {
  const passed = readPassed();
  const atStart = readInputs();
  return {
    has(step) {
      const inputs = atStart?.[step.inputs];
      if (!use || inputs === undefined) return false;
      return passed[step.name]?.digest === digestOf(step, inputs);
    },
    secondsOf: ({ name }) => passed[name]?.seconds,
    add(step, seconds) {
      const inputs = step.inputs && readInputs()?.[step.inputs];
      const unchanged = inputs !== undefined && inputs === atStart?.[step.inputs];
      passed[step.name] = { seconds, ...(unchanged && { digest: digestOf(step, inputs) }) };
      mkdirSync(path.dirname(FILE), { recursive: true });
      writeFileSync(FILE, JSON.stringify(passed, null, 2));
    },
  };
}

function digestOf({ command, outputs = [] }, inputs) {
  const written = outputs.map((folder) => {
    // A build replaces its folder.
    const { ino = 0, ctimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    return [folder, ino, ctimeMs];
  });
  return sha256(JSON.stringify([command, process.version, inputs, written]));
}

/**
 * Digests of the working copy: of `all` files, of `code`, which is all but the pages and the record of
 * their translations, and of the `packages` in it, which import nothing else. Undefined without Git.
 */
export function readInputs() {
  try {
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    const lines = [...new Set(files)].sort().map((file) => [file, digestOfFile(file)]);
    return {
      all: sha256(JSON.stringify([git('rev-parse', 'HEAD'), lines])),
      code: sha256(JSON.stringify(lines.filter(([file]) => !PAGES.test(file)))),
      packages: sha256(JSON.stringify(lines.filter(([file]) => PACKAGES.test(file)))),
    };
  } catch (error) {
    console.warn(`Results aren't kept, because Git can't list the files: ${error.message}`);
    return undefined;
  }
}

function digestOfFile(file) {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? sha256(readFileSync(file)) : undefined;
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

function sha256(data) {
  return createHash('sha256').update(data).digest('base64url');
}

function readPassed() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    // The first run, or an interrupted one.
    return {};
  }
}
