import type { Language } from '../../../content/languages.ts';

/** The data of a page that head tags, sitemap, and share images use. */
export interface SitePage {
  /** Path within the site, without `base`: `/v1/zh/guide/start`. */
  readonly routePath: string;
  readonly language: Language;
  /** Empty if the site has no versions. */
  readonly version: string;
  /** The path without version and language: `/guide/start`. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly home: boolean;
  /** Replaces the site's name after the title. */
  readonly titleSuffix?: string | undefined;
  /** The tagline of a home page. */
  readonly claim?: string | undefined;
  /** The date of the last change, such as `2026-11-21`; missing if unknown. */
  readonly date?: string | undefined;
}
