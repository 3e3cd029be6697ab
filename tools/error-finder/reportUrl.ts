import { feedbackUrl } from '../../theme/page-tools/feedbackUrl';
import { cleanOutput } from './cleanOutput';
import type { ErrorsText } from './errorsText';

/** Longer URLs are refused by GitHub. */
const LONGEST = 1_500;

/** The form for an issue about a message that no page explains, with the beginning of the output. */
export function reportUrl(pasted: string, words: string, text: ErrorsText): string {
  const output = cleanOutput(pasted).trim().slice(0, LONGEST).replaceAll('```', "'''");
  return feedbackUrl(text.issueTitle(words), ['```text', output, '```']);
}
