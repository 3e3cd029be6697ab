/** Updates the comparison of two versions below `root` when another version is chosen. */
export function handleComparison(root: HTMLElement): void {
  root.addEventListener('change', ({ target }) => {
    const comparison = (target as Element).closest<HTMLElement>('[data-release-comparison]');
    // Loaded with the data at the first choice: pages don't load either.
    if (comparison)
      import(/* webpackChunkName: "release-comparison" */ './updateComparison').then(
        ({ updateComparison }) => updateComparison(comparison),
        () => {
          const result = comparison.lastElementChild;
          if (result) result.textContent = comparison.dataset.failed ?? '';
        },
      );
  });
}
