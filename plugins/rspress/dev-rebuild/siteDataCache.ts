import { readFile } from 'node:fs/promises';
import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';

/** The code of the module with the sidebars, and the files that it was generated from. */
export interface SiteData {
  readonly code: string;
  readonly files: readonly string[];
}

/**
 * Caches the module with the sidebars between compilations. Rspress regenerates it from all pages
 * whenever one is saved, although it only uses their titles.
 */
export class SiteDataCache {
  /** The files that titles are read from; absolute paths. */
  pages: readonly string[] = [];
  readonly #heads = new Map<string, string>();
  readonly #isReadable: () => boolean;
  #data: SiteData | undefined;
  /** Whether a change hasn't been taken up yet. */
  #isStale = true;

  /** `isReadable` says whether Rspress can generate the module from the files as they are now. */
  constructor(isReadable: () => boolean = () => true) {
    this.#isReadable = isReadable;
  }

  set(data: SiteData): void {
    this.#data = data;
  }

  /** The cached module if it's still valid after the files `changed` (absolute paths) were saved. */
  async get(changed: ReadonlySet<string> | undefined): Promise<SiteData | undefined> {
    const data = this.#data;
    const own = data && changed ? data.files.filter((file) => changed.has(file)) : this.pages;
    // Read before Rspress reads them, so that a save in between counts as a change next time.
    const changes = await Promise.all(own.map((file) => this.#headChanged(file)));
    this.#isStale ||= !changed || changes.includes(true);
    if (!this.#isStale) return data;
    // Until the files are mended, the sidebars stay as they are.
    if (data && changed && !this.#isReadable()) return data;
    this.#isStale = false;
    return undefined;
  }

  async #headChanged(file: string): Promise<boolean> {
    const head = frontMatterOf(await readFile(file, 'utf8').catch(() => ''));
    const isSame = head === this.#heads.get(file);
    this.#heads.set(file, head);
    return !isSame;
  }
}

/** The part of a page that contains its title: the front matter, or the whole page without one. */
export function frontMatterOf(source: string): string {
  const offset = bodyOffset(source);
  if (offset === 0) return source;
  const [heading = ''] = /^# .*$/m.exec(source.slice(offset)) ?? [];
  return source.slice(0, offset) + heading;
}
