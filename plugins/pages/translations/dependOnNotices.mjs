/**
 * Loader: makes a translated page depend on its notices, which come from the original page, so that it's
 * recompiled when they change. `noticeFile` returns the file with a page's notices. Plain JavaScript,
 * because the bundler imports it directly.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default async function dependOnNotices(source) {
  const file = await this.getOptions().noticeFile(this.resourcePath);
  if (file !== undefined) this.addDependency(file);
  return source;
}
