export type * from './contract.ts';
export { CODE_LIMITS, isWithinLimits, RUN, RUN_LINK } from './limits.ts';
