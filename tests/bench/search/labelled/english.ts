import { ENGLISH_NAMES } from './englishNames.ts';
import { ENGLISH_NEEDS } from './englishNeeds.ts';
import type { LabelledSet } from './labelledQuery.ts';

/**
 * Written from the list of headings before the ranking was tuned, and not changed to suit it.
 * Added since, as the site then had no page of its own on it: the guides on coverage, mocking,
 * snapshots, test environments, projects, reporters, CI, migration and in-source testing.
 */
export const ENGLISH: LabelledSet = { ...ENGLISH_NAMES, ...ENGLISH_NEEDS };
