/** Where a script reads or sets a variable of the environment. */
const USES: readonly RegExp[] = [
  // process.env.CI, and what a minifier made of it: e.env.TERM, ENV.CI
  /\benv\??\.([A-Z][A-Z0-9_]+)\b/g,
  // ("NO_COLOR"in t
  /["']([A-Z][A-Z0-9_]+)["']\s*in\b/g,
  // Names of its own are kept in a table: { WORKER_ID: 'RSTEST_WORKER_ID' }
  /["'](RSTEST(?:_[A-Z0-9]+)*)["']/g,
];

/** Pure: the variables that scripts name, sorted. */
export function environmentNames(scripts: readonly string[]): string[] {
  const names = scripts.flatMap((script) =>
    USES.flatMap((use) => [...script.matchAll(use)].flatMap(([, name]) => name ?? [])),
  );
  return [...new Set(names)].sort();
}
