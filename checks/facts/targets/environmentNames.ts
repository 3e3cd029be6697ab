/** Matches places where a script reads or sets an environment variable. */
const USES: readonly RegExp[] = [
  // process.env.CI, also minified: e.env.TERM, ENV.CI
  /\benv\??\.([A-Z][A-Z0-9_]+)\b/g,
  // ("NO_COLOR"in t
  /["']([A-Z][A-Z0-9_]+)["']\s*in\b/g,
  // Rstest's own names are in a table: { WORKER_ID: 'RSTEST_WORKER_ID' }
  /["'](RSTEST(?:_[A-Z0-9]+)*)["']/g,
];

/** The environment variables that scripts use, sorted. */
export function environmentNames(scripts: readonly string[]): string[] {
  const names = scripts.flatMap((script) =>
    USES.flatMap((use) => [...script.matchAll(use)].flatMap(([, name]) => name ?? [])),
  );
  return [...new Set(names)].sort();
}
