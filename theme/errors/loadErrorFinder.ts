/** Loads the error finder. Its stylesheet is in the head of its page. */
export async function loadErrorFinder() {
  return (await import(/* webpackChunkName: "error-finder" */ './openErrorFinder')).openErrorFinder;
}
