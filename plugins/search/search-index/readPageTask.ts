import { type ReadPage, readPage } from './readPage.ts';

export interface BuiltPage {
  readonly html: string;
  readonly url: string;
}

/** Worker task. Returns `null` if the page has no content to index. */
export function run({ html, url }: BuiltPage): ReadPage | null {
  return readPage(html, url) ?? null;
}
