/** The description of a new page. */
export interface NewPage {
  /** Without language: `/guide/basic/foo`. */
  readonly route: string;
  readonly title: string;
  readonly titleZh: string;
  /** Missing if it still has to be written. */
  readonly description?: string;
  readonly descriptionZh?: string;
  /** The preceding page in the sidebar; at the end if missing. */
  readonly after?: string;
  /** For the page of an option: its name. */
  readonly option?: string;
}
