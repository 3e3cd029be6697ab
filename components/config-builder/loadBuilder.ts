/** Loads what updates the config builder of a page, if it has one. */
export function loadBuilder(body: HTMLElement): void {
  const builder = body.querySelector<HTMLElement>('[data-config-builder]');
  if (!builder) return;
  import(/* webpackChunkName: "config-builder" */ './startBuilder').then(
    (loaded) => loaded.startBuilder(builder),
    console.error,
  );
}
