/**
 * Loader: replaces a page that can't be rendered with an empty one, so that the bundler doesn't report
 * its problems in its own way, and the page's module can be updated when it's mended. Plain JavaScript,
 * because the bundler imports it directly.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default async function readableSource(source) {
  const { sourceOf } = this.getOptions();
  return await sourceOf(this.resourcePath, source);
}
