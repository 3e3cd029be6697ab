import { documentLanguage } from '../../theme/i18n/documentLanguage';
import { watchOverflows } from '../../theme/prose/behaviors/overflows';
import { trustedHtml } from '../../theme/ui/html/trustedHtml';
import { comparisonHtml } from './comparisonHtml';
import { RELEASES } from './examinedReleases';
import { RELEASES_TEXT } from './releasesText';

let unwatch = () => {};

/** Shows what changed between the chosen versions. Loaded with the data when a reader first chooses. */
export function updateComparison(comparison: HTMLElement): void {
  const result = comparison.querySelector<HTMLElement>('[data-comparison-result]');
  if (!result) return;
  unwatch();
  const text = RELEASES_TEXT[documentLanguage()];
  const [from = '', to = ''] = [...comparison.querySelectorAll('select')].map(({ value }) => value);
  result.innerHTML = trustedHtml(comparisonHtml(RELEASES, from, to, text));
  unwatch = watchOverflows(result);
}
