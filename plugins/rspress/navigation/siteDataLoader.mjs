/**
 * Loader: updates the navigation in the configuration before Rspress writes it into `virtual-site-data`,
 * and makes that module depend on the docs folder. Plain JavaScript, because the bundler imports it.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default function siteDataLoader(code) {
  return code;
}

export function pitch() {
  const { docs, update } = this.getOptions();
  this.addContextDependency(docs());
  update(this._compiler.modifiedFiles);
}
