/** The files of one set and their folder. */
export interface CheckedSet {
  /** Absolute, with forward slashes. */
  readonly folder: string;
  /** Source by path within the folder, including JSON and declarations. */
  readonly files: Readonly<Record<string, string>>;
}
