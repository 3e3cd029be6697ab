import { FULL } from '../../e2e/support/tags.ts';

/** Which of the settings, as the arguments of `slice`: the first one for `npm test`, the others in `npm run test:all`. */
const FIRST = { range: [0, 1] as const, where: 'in the light theme', tag: [] };
const OTHERS = { range: [1] as const, where: 'in the dark theme and on phones', tag: FULL };

export const SETTING_TIERS = [FIRST, OTHERS];

/** The same for what both languages have, with the same elements. */
export const LANGUAGE_TIERS = [
  { ...FIRST, language: 'en', prefix: '' },
  { ...OTHERS, language: 'zh', prefix: '/zh' },
] as const;
