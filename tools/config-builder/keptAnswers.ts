const KEY = 'rstest-docs:config-builder';

/** The answers in the URL's fragment or, without one, those given before in this tab. */
export function keptAnswers(): string {
  const { hash } = window.location;
  if (hash.includes('=')) return hash;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Puts the answers into the URL, without an entry in the history, and keeps them in this tab. */
export function keepAnswers(answers: string): void {
  const { pathname, search } = window.location;
  const hash = answers === '' ? '' : `#${answers}`;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  try {
    sessionStorage.setItem(KEY, answers);
  } catch {
    // Blocked or full: the URL has them.
  }
}
