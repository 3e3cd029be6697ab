import { FULL } from '../../e2e/support/tags.ts';
import { SETTINGS } from './scan.ts';

const FEW = { most: 1, where: 'in the light theme', tag: [] };
const ALL = { most: SETTINGS.length, where: 'in both themes, at all widths', tag: FULL };
const EN = { language: 'en', prefix: '' } as const;
const ZH = { language: 'zh', prefix: '/zh' } as const;

/** In how many settings, at most, something is scanned: one for `npm test`, all for `npm run test:all`. */
export const SETTING_TIERS = [FEW, ALL];

/** The same for what both languages have, with the same elements. */
export const LANGUAGE_TIERS = [
  { ...FEW, ...EN },
  { ...ALL, ...ZH },
];
