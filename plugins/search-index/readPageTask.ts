import { type ReadPage, readPage } from './readPage.ts';

export interface BuiltPage {
  readonly html: string;
  readonly route: string;
}

/** In a thread. `null` where the page has no content to search. */
export function run({ html, route }: BuiltPage): ReadPage | null {
  return readPage(html, route) ?? null;
}
