export type * from './contract.ts';
export { CODE_LIMITS, isWithinLimits, RUN } from './limits.ts';
