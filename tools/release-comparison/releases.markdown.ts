import type { ComponentForm } from '../../components/componentForm.ts';
import { paragraph, strong, text, textTable } from '../../content/markdown/markdownNodes.ts';
import { compareVersions } from './compareVersions.ts';
import { LATEST, RELEASES } from './examinedReleases.ts';
import { RELEASES_TEXT } from './releasesText.ts';

/** What the page shows until a reader chooses other versions. */
export const compareReleasesForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => {
    const comparison = compareVersions(RELEASES, LATEST.from, LATEST.to, RELEASES_TEXT[language]);
    if (!comparison) return [];
    return [
      paragraph(strong(text(comparison.title)), text(` ${comparison.counts}`)),
      ...comparison.parts.flatMap(({ label, rows }) => [
        paragraph(strong(text(label))),
        textTable(rows),
      ]),
    ];
  },
};
