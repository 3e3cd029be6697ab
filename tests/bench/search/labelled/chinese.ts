import { CHINESE_NAMES } from './chineseNames.ts';
import { CHINESE_NEEDS } from './chineseNeeds.ts';
import type { LabelledSet } from './labelledQuery.ts';

/** Written from the list of headings before the ranking was tuned. Changes since: see English. */
export const CHINESE: LabelledSet = { ...CHINESE_NAMES, ...CHINESE_NEEDS };
