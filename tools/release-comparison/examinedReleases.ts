import type { Release } from '../../content/releases/releases';
import data from '../../docs/releases.json' with { type: 'json' };

/** Oldest first. */
export const RELEASES = data.releases as readonly Release[];

/** The versions that are compared until a reader chooses others. */
export const LATEST = {
  from: RELEASES.at(-2)?.version ?? '',
  to: RELEASES.at(-1)?.version ?? '',
};
