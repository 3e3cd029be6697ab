/**
 * Environment variables for child processes that read the package, without those for CI, coding
 * agents, and colors, which change defaults and output.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, RSTEST_NO_AGENT: '1', NO_COLOR: '1' };
}
