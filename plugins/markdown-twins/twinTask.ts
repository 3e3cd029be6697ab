import { markdownTwin } from './markdownTwin.ts';
import type { TwinPage } from './twinPage.ts';

/** In a thread. */
export function run(page: TwinPage): string {
  return markdownTwin(page);
}
