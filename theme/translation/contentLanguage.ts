/**
 * The language that a page is written in: that of the folder its file lies in, such as
 * `en/guide/start/index.mdx` or, with versions, `v2/en/…`. A page without a translation is shown
 * at the other language's address too.
 */
export function contentLanguage(file: string, languages: readonly string[]): string | undefined {
  return file.split('/').find((folder) => languages.includes(folder));
}
