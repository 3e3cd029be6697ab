import { COMMAND_CASES } from './cases/commandCases.ts';
import { MODULE_CASES } from './cases/moduleCases.ts';
import { RUN_CASES } from './cases/runCases.ts';
import type { ErrorCase } from './errorCase.ts';

/** Every second one is for tuning; the others are only measured. */
export const CASES: readonly ErrorCase[] = [...MODULE_CASES, ...RUN_CASES, ...COMMAND_CASES];
