import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** Returns the problems of pages. */
export type Check = (pages: readonly Page[]) => Problem[];
