import type { SiteVersions } from '../../content/versions/siteVersions';
import { isLater } from './pageNotes';

/**
 * The routes of pages and headings about what came after a version, with the version that added it:
 * `/config/test/browser`, `/config/test/pool#pool-memorylimit`. Routes are without language.
 */
export function laterPaths({ versions, pages }: SiteVersions, chosen: string): Map<string, string> {
  const later = (version: string) => isLater(version, chosen, versions);
  const entries = Object.entries(pages).flatMap(([route, { since, parts = [] }]) => [
    ...(since !== undefined && later(since) ? [[route, since] as const] : []),
    ...parts
      .filter((part) => later(part.since))
      .map((part) => [`${route}#${part.id}`, part.since] as const),
  ]);
  return new Map(entries);
}

/** The version that the page or section at a path came with, if it's among the later ones. */
export function sinceOfPath(path: string, later: ReadonlyMap<string, string>): string | undefined {
  return later.get(path) ?? later.get(path.replace(/#.*/, ''));
}
