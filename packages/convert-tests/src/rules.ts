/** The tables of rules, without the parser: for checks and for the texts of notes. */
import { BEHAVIORS } from './rules/behaviors.ts';
import { JEST_CONFIG } from './rules/jestConfig.ts';
import { JEST_NAMES, JEST_OBJECT, JEST_TIMERS, JEST_TYPES } from './rules/jestTests.ts';
import type { Rule, RuleTable } from './rules/rule.ts';
import { VITE_CONFIG, VITEST_CONFIG } from './rules/vitestConfig.ts';
import { VI_OBJECT, VITEST_NAMES, VITEST_TYPES } from './rules/vitestTests.ts';

export type { Rule } from './rules/rule.ts';
export { targetName } from './rules/rule.ts';

/** All tables of rules. */
export const RULES = {
  jestConfig: JEST_CONFIG,
  jestObject: JEST_OBJECT,
  jestTypes: JEST_TYPES,
  jestNames: JEST_NAMES,
  jestTimers: JEST_TIMERS,
  vitestConfig: VITEST_CONFIG,
  viteConfig: VITE_CONFIG,
  viObject: VI_OBJECT,
  vitestNames: VITEST_NAMES,
  vitestTypes: VITEST_TYPES,
  behaviors: new Map<string, Rule>(Object.entries(BEHAVIORS)),
} satisfies Record<string, RuleTable>;
