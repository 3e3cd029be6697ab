/**
 * Loader: a Chinese page is compiled anew when the notices on it change, which come from its English
 * twin. `noticeFile` names the file with a page's notices. Plain JavaScript: the bundler imports it.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default function dependOnNotices(source) {
  const file = this.getOptions().noticeFile(this.resourcePath);
  if (file !== undefined) this.addDependency(file);
  return source;
}
