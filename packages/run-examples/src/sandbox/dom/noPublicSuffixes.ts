/**
 * Replaces happy-dom's list of public suffixes, for which cookies can't be set. The list is 100 kB,
 * and the domain of a window here is always `localhost`.
 */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default {
  exact: new Set<string>(),
  exception: new Set<string>(),
  wildcard: new Set<string>(),
};
