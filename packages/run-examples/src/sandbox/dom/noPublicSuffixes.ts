/**
 * Replaces happy-dom's list of public suffixes, for which cookies can't be set: a tenth of
 * a megabyte, and a window here has the domain `localhost`.
 */
// biome-ignore lint/style/noDefaultExport: what it replaces has one
export default {
  exact: new Set<string>(),
  exception: new Set<string>(),
  wildcard: new Set<string>(),
};
