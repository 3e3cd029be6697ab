import { REPOSITORY } from '../settings/project';

/** The form for a new issue, filled in with a title and what the feedback is about. */
export function feedbackUrl(title: string, about: readonly string[]): string {
  const fields = new URLSearchParams({ title, body: [...about, '', ''].join('\n') });
  return `${REPOSITORY}/issues/new?${fields}`;
}
