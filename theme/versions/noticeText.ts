import type { VersionText } from '../i18n/text/versionText';
import type { PageNotes } from './pageNotes';

/** What the notice says about a page, apart from removed options; empty if nothing is different. */
export function noticeText(notes: PageNotes, isConfig: boolean, text: VersionText): string[] {
  const { since, parts, examples, defaults } = notes;
  if (since !== undefined) return [text.wholePage(since)];
  const laterParts = isConfig ? text.laterOptions : text.laterFunctions;
  return [
    ...(parts.length > 0 ? [laterParts(parts.length)] : []),
    ...(examples.length > 0 ? [text.laterExamples(examples.length)] : []),
    ...(defaults.length > 0 ? [text.formerDefaults(defaults.length)] : []),
  ];
}
