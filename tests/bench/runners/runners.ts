import { jest } from './jest.ts';
import { rstest } from './rstest.ts';
import type { Runner } from './runner.ts';
import { vitest } from './vitest.ts';

export const RUNNERS: readonly Runner[] = [rstest, vitest, jest];
