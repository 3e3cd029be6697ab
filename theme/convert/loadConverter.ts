/** Loads the converter. Its stylesheet is in the head of its page. */
export async function loadConverter() {
  return (await import(/* webpackChunkName: "converter" */ './openConverter')).openConverter;
}
