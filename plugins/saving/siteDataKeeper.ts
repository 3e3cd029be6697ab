import { readFile } from 'node:fs/promises';
import { bodyOffset } from '../page-data/readFrontMatter.ts';

/** The module with the navigation, and the files that it was made of. */
export interface SiteData {
  readonly code: string;
  readonly files: readonly string[];
}

/**
 * Keeps the module of the site's data from compilation to compilation. Rspress makes it anew
 * whenever a page is saved, of all pages, in which it looks for their titles only.
 */
export class SiteDataKeeper {
  /** The files that hold titles. */
  pages: readonly string[] = [];
  readonly #heads = new Map<string, string>();
  #data: SiteData | undefined;

  keep(data: SiteData): void {
    this.#data = data;
  }

  /** What was kept, if it is still right after a change of the files `changed`. */
  async kept(changed: ReadonlySet<string> | undefined): Promise<SiteData | undefined> {
    const data = this.#data;
    const own = data && changed ? data.files.filter((file) => changed.has(file)) : this.pages;
    // Looked at before Rspress does: what is saved in between is a change the next time.
    const changes = await Promise.all(own.map((file) => this.#headChanged(file)));
    return changed && !changes.includes(true) ? data : undefined;
  }

  async #headChanged(file: string): Promise<boolean> {
    const head = headOf(await readFile(file, 'utf8').catch(() => ''));
    const isSame = head === this.#heads.get(file);
    this.#heads.set(file, head);
    return !isSame;
  }
}

/** Pure: where Rspress finds a page's title. Of a file without front matter, all of it. */
export function headOf(source: string): string {
  const offset = bodyOffset(source);
  if (offset === 0) return source;
  const [heading = ''] = /^# .*$/m.exec(source.slice(offset)) ?? [];
  return source.slice(0, offset) + heading;
}
