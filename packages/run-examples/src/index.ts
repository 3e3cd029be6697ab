export type * from './contract.ts';
export { CODE_LIMITS, RUN, RUN_LINK } from './limits.ts';
export { isWithinLimits } from './view/editor/isWithinLimits.ts';
