import type { Language } from '../../content/languages.ts';

/** The description of a new page. */
export interface NewPage {
  /** Without language: `/guide/basic/foo`. */
  readonly route: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** Those that are already written. */
  readonly descriptions: Readonly<Partial<Record<Language, string>>>;
  /** The preceding page in the sidebar; at the end if missing. */
  readonly after?: string;
  /** For the page of an option: its name. */
  readonly option?: string;
}
