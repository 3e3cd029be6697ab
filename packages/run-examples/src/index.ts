export type * from './contract.ts';
export { RUN } from './limits.ts';
