/**
 * Loader: returns the cached module with the sidebars unless a saved page can change it. Plain
 * JavaScript, because the bundler imports it directly.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default function siteDataLoader(code) {
  const { cache } = this.getOptions();
  cache.set({ code, files: this.getDependencies() });
  return code;
}

/** Returns the cached module, which then replaces the one that Rspress would generate. */
export async function pitch() {
  const { cache } = this.getOptions();
  const cached = await cache.get(this._compiler.modifiedFiles);
  for (const file of cached?.files ?? []) this.addDependency(file);
  return cached?.code;
}
