import { buildSitePath, type PathRules, parseSitePath } from '../../../content/routes/sitePath.ts';

/** The paths whose page doesn't exist although it does in another language; without trailing slash. */
export function missingCounterparts(routePaths: readonly string[], rules: PathRules): string[] {
  const bare = (path: string) => path.replace(/(?<=.)\/$/, '');
  const there = new Set(routePaths.map(bare));
  const missing = routePaths.flatMap((path) =>
    rules.languages
      .map((language) => bare(buildSitePath({ ...parseSitePath(path, rules), language }, rules)))
      .filter((counterpart) => !there.has(counterpart)),
  );
  return [...new Set(missing)].sort();
}
