/**
 * Opens the converter in `body`, if its page has one. What it consists of is loaded then: other
 * pages load nothing of it. Returns a cleanup function.
 */
export function mountConverter(body: HTMLElement): () => void {
  const place = body.querySelector<HTMLElement>('[data-converter]');
  if (!place) return () => {};
  let close: (() => void) | undefined;
  let left = false;
  import(/* webpackChunkName: "converter" */ './openConverter').then(
    async ({ openConverter }) => {
      if (!left) close = await openConverter(place, () => left);
    },
    () => {
      place.textContent = place.dataset.failed ?? '';
    },
  );
  return () => {
    left = true;
    close?.();
  };
}
