/** Rows of the sidebar and cards of overviews. */
const ROWS = ':is(nav li > a, main > section li a)';

/**
 * A stylesheet that marks links to what came later, by URL: React renders these lists again, and a rule
 * applies to a row from its first frame. `later` has the version by URL; `cameWith` says it.
 */
export function listRules(
  later: ReadonlyMap<string, string>,
  cameWith: (version: string) => string,
): string {
  const urls = [...later.keys()];
  if (urls.length === 0) return '';
  const versions = [...new Set(later.values())];
  const marks = versions.map((version) => {
    const own = urls.filter((url) => later.get(url) === version);
    const minor = version.split('.').slice(0, 2).join('.');
    // The second one is what a screen reader says; browsers that don't know it keep the first.
    return `${rows(own)}::after{content:'${minor}';content:'${minor}' / '${cameWith(version)}'}`;
  });
  return [
    `${rows(urls)}:not([aria-current]){color:var(--color-text-faint)}`,
    `${rows(urls)}::after{flex:none;margin-inline:auto 0;padding-inline-start:.5em;color:var(--color-text-faint);font:var(--size-tiny)/1 var(--font-mono)}`,
    `main > section li:has(> a:is(${hrefsOf(urls)})) > p{color:var(--color-text-faint)}`,
    ...marks,
  ].join('\n');
}

function rows(urls: readonly string[]): string {
  return `${ROWS}:is(${hrefsOf(urls)})`;
}

function hrefsOf(urls: readonly string[]): string {
  return urls.map((url) => `[href="${url}"]`).join();
}
