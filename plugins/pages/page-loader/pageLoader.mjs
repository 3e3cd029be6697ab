/** Loader: calls the function of `addPageLoader`. Plain JavaScript, because the bundler imports it directly. */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default async function pageLoader(source) {
  return await this.getOptions().load(this, source);
}
