export const USAGE = `Runs the examples of the documentation with the installed Rstest.

  npm run examples -- [pages or folders…] [--write] [--manifest]

  --write     put what Rstest prints into the output blocks of the pages
  --manifest  write docs/examples.json; needs all pages, so give none`;

export interface ExamplesArguments {
  /** Pages and folders; none means all. */
  readonly paths: readonly string[];
  readonly write: boolean;
  readonly manifest: boolean;
  readonly help: boolean;
  readonly errors: readonly string[];
}

const FLAGS = ['--write', '--manifest', '--help'];

export function readArguments(args: readonly string[]): ExamplesArguments {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const paths = args.filter((arg) => !arg.startsWith('-'));
  const errors = flags
    .filter((flag) => !FLAGS.includes(flag))
    .map((flag) => `unknown flag ${flag}; known are ${FLAGS.join(', ')}`);
  const manifest = flags.includes('--manifest');
  if (manifest && paths.length > 0) errors.push('--manifest needs all pages; give no page');
  const help = flags.includes('--help');
  return { paths, write: flags.includes('--write'), manifest, help, errors };
}
