import { trustedHtml } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { watchOverflows } from '../../theme/prose/behaviors/overflows';
import { comparisonHtml } from './comparisonHtml';
import { RELEASES } from './examinedReleases';
import { RELEASES_TEXT } from './releasesText';

/**
 * Shows what changed between the versions that the reader chooses. Loaded with the data at the first
 * choice. Returns a function that stops it.
 */
export function openComparison(comparison: HTMLElement, language: Language): () => void {
  const menus = [...comparison.querySelectorAll('select')];
  const result = comparison.querySelector('[role=status]') as HTMLElement;
  let unwatch = () => {};
  const update = () => {
    unwatch();
    const [from = '', to = ''] = menus.map(({ value }) => value);
    const html = comparisonHtml(RELEASES, from, to, RELEASES_TEXT[language]);
    result.innerHTML = trustedHtml(html);
    unwatch = watchOverflows(result);
  };
  update();
  comparison.addEventListener('change', update);
  return () => {
    comparison.removeEventListener('change', update);
    unwatch();
  };
}
