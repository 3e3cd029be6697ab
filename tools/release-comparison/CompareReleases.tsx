import { useId } from 'react';
import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/useLanguage';
import { useTrustedHtml } from '../../theme/ui/html/useTrustedHtml';
import stylesheet from './comparison.css?url';
import { comparisonHtml } from './comparisonHtml';
import { LATEST, RELEASES } from './examinedReleases';
import { RELEASES_TEXT } from './releasesText';

/**
 * Two menus and what changed between their versions: at first, between the newest version and the one
 * before. releases/openComparison.ts updates it; without JavaScript, there are no menus.
 */
export function CompareReleases() {
  const id = useId();
  const language = useLanguage();
  const text = RELEASES_TEXT[language];
  usePageStyle(stylesheet);
  const versions = RELEASES.map(({ version }) => version).reverse();
  const html = useTrustedHtml(comparisonHtml(RELEASES, LATEST.from, LATEST.to, text));
  const menu = (name: string, label: string, chosen: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select id={`${id}-${name}`} defaultValue={chosen} translate="no">
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </div>
  );
  return (
    <div className="comparison" data-tool="comparison" data-on="change" data-failed={text.failed}>
      <div className="comparison-menus">
        {menu('from', text.from, LATEST.from)}
        {menu('to', text.to, LATEST.to)}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the browser makes the same HTML */}
      <div data-comparison-result role="status" dangerouslySetInnerHTML={html} />
    </div>
  );
}
