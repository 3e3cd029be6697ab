import { buildSitePath, type PathRules, parseSitePath } from '../../theme/language/sitePath.ts';

/** The paths at which a page of one language has no twin in another; without a slash at the end. */
export function missingTwins(routePaths: readonly string[], rules: PathRules): string[] {
  const bare = (path: string) => path.replace(/(?<=.)\/$/, '');
  const there = new Set(routePaths.map(bare));
  const missing = routePaths.flatMap((path) =>
    rules.languages
      .map((language) => bare(buildSitePath({ ...parseSitePath(path, rules), language }, rules)))
      .filter((twin) => !there.has(twin)),
  );
  return [...new Set(missing)].sort();
}
