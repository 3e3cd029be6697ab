/**
 * Loader: the module of the site's data as it was, unless a change of a page can change it. Plain
 * JavaScript: the bundler imports it.
 */
// biome-ignore lint/style/noDefaultExport: how loaders are found
export default function keepSiteData(code) {
  const { keeper } = this.getOptions();
  keeper.keep({ code, files: this.getDependencies() });
  return code;
}

/** What it returns stands for what Rspress would make. */
export async function pitch() {
  const { keeper } = this.getOptions();
  const kept = await keeper.kept(this._compiler.modifiedFiles);
  for (const file of kept?.files ?? []) this.addDependency(file);
  return kept?.code;
}
