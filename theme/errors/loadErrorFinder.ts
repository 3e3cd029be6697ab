/** Loads what makes the error finder work. Its stylesheet is in the head of its page. */
export async function loadErrorFinder() {
  return (await import(/* webpackChunkName: "error-finder" */ './openErrorFinder')).openErrorFinder;
}
