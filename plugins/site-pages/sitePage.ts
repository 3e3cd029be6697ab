import type { Language } from '../../theme/text.ts';

/** A page as the files that machines read speak of it. */
export interface SitePage {
  /** Path within the site, without `base`: `/v1/zh/guide/start`. */
  readonly routePath: string;
  readonly language: Language;
  /** Empty where the site has no versions. */
  readonly version: string;
  /** The path without version and language, the same for all twins: `/guide/start`. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly home: boolean;
  /** What follows the title in place of the site's name. */
  readonly titleSuffix?: string | undefined;
  /** What a home page claims. */
  readonly claim?: string | undefined;
  /** The day of the last change, `2026-11-21`; missing where it isn't known. */
  readonly date?: string | undefined;
}
