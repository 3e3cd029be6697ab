/**
 * Loader: renews the navigation in the configuration before Rspress writes it into its module, and makes
 * that module depend on the docs folder. Plain JavaScript, because the bundler imports it directly.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default function siteDataLoader(code) {
  return code;
}

export function pitch() {
  const { docs, renew } = this.getOptions();
  this.addContextDependency(docs());
  renew(this._compiler.modifiedFiles);
}
