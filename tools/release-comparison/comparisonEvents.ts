/** Updates the comparison of two versions below `root` when another version is chosen. */
export function handleComparison(root: HTMLElement): void {
  root.addEventListener('change', ({ target }) => {
    const comparison = (target as Element).closest<HTMLElement>('[data-release-comparison]');
    const result = comparison?.lastElementChild;
    if (!comparison || !result) return;
    result.ariaBusy = 'true';
    // Loaded with the data at the first choice: pages don't load either.
    import(/* webpackChunkName: "release-comparison" */ './updateComparison')
      .then(
        ({ updateComparison }) => updateComparison(comparison),
        () => {
          result.textContent = comparison.dataset.failed ?? '';
        },
      )
      .finally(() => {
        result.ariaBusy = null;
      });
  });
}
