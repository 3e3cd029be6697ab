export const USAGE = `Runs the examples of the documentation with the installed Rstest.

  npm run examples -- [pages or folders…] [--changed] [--write] [--manifest]

  --changed   only pages whose results in docs/examples.json are of other code or versions
  --write     update the output blocks of the pages with what Rstest prints
  --manifest  write docs/examples.json; needs all pages, so leave out the paths`;

export interface ExamplesArguments {
  /** Pages and folders; empty for all pages. */
  readonly paths: readonly string[];
  readonly changed: boolean;
  readonly write: boolean;
  readonly manifest: boolean;
  readonly help: boolean;
  readonly errors: readonly string[];
}

const FLAGS = ['--changed', '--write', '--manifest', '--help'];

export function readArguments(args: readonly string[]): ExamplesArguments {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const paths = args.filter((arg) => !arg.startsWith('-'));
  const errors = flags
    .filter((flag) => !FLAGS.includes(flag))
    .map((flag) => `unknown flag ${flag}; allowed: ${FLAGS.join(', ')}`);
  const manifest = flags.includes('--manifest');
  if (manifest && paths.length > 0) errors.push('--manifest needs all pages; leave out the paths');
  const changed = flags.includes('--changed');
  if (manifest && changed) errors.push('--manifest needs all pages; leave out --changed');
  const help = flags.includes('--help');
  return { paths, changed, write: flags.includes('--write'), manifest, help, errors };
}
