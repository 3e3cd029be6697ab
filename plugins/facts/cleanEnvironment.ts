/**
 * Variables for a child process that reads the package: neither CI nor a coding agent nor colours,
 * all of which change defaults and output.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, RSTEST_NO_AGENT: '1', NO_COLOR: '1' };
}
