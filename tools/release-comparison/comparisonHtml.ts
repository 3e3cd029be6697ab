import type { Release } from '../../content/releases/releases';
import { compareVersions } from './compareVersions';
import type { ReleasesText } from './releasesText';

/** What changed after version `from` up to `to`, as HTML. `releases` are sorted oldest first. */
export function comparisonHtml(
  releases: readonly Release[],
  from: string,
  to: string,
  text: ReleasesText,
): string {
  const comparison = compareVersions(releases, from, to, text);
  if (!comparison) return `<p>${escapeText(text.reverse)}</p>`;
  const { title, counts, parts } = comparison;
  const tables = parts.map(
    ({ label, rows }) => `<p><strong>${escapeText(label)}</strong></p>${tableHtml(rows)}`,
  );
  return `<p><strong>${escapeText(title)}</strong><br>${escapeText(counts)}</p>${tables.join('')}`;
}

function tableHtml([columns = [], ...rows]: readonly string[][]): string {
  const head = columns.map((column) => `<th>${escapeText(column)}</th>`).join('');
  const body = rows.map(([kind = '', ...values]) => {
    const codes = values
      .map((value) => `<td><code translate="no">${escapeText(value)}</code></td>`)
      .join('');
    return `<tr><td>${escapeText(kind)}</td>${codes}</tr>`;
  });
  // The region gets its name and keyboard access from behaviors/overflows.ts if it scrolls.
  return `<div class="table-region"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
