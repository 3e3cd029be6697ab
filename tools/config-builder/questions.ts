/** The questions, and their answers, the default first. */
export const QUESTIONS = {
  language: ['ts', 'js'],
  ui: ['none', 'react', 'vue'],
  environment: ['node', 'happy-dom', 'jsdom'],
  layout: ['single', 'packages'],
  globals: ['no', 'yes'],
  setup: ['no', 'yes'],
  coverage: ['none', 'istanbul', 'v8'],
  ci: ['none', 'github', 'junit'],
} as const;

export type Question = keyof typeof QUESTIONS;
export type Answers = { readonly [Name in Question]: (typeof QUESTIONS)[Name][number] };

export const QUESTION_NAMES = Object.keys(QUESTIONS) as Question[];

export const DEFAULT_ANSWERS = readAnswers('');

/**
 * Reads answers from a URL's fragment: `#ui=react&coverage=v8`. Anything unknown is the default
 * answer.
 */
export function readAnswers(hash: string): Answers {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const entries = QUESTION_NAMES.map((name) => {
    const known: readonly string[] = QUESTIONS[name];
    const answer = known.find((one) => one === given.get(name));
    return [name, answer ?? known[0]];
  });
  return Object.fromEntries(entries) as Answers;
}

/** The answers after `changed` was answered: components are rendered into a DOM, so Node.js doesn't fit. */
export function fittingAnswers(answers: Answers, changed: string | undefined): Answers {
  const needsDom = changed === 'ui' && answers.ui !== 'none' && answers.environment === 'node';
  return needsDom ? { ...answers, environment: 'happy-dom' } : answers;
}

/** The fragment for answers, without those that are the default; empty if all are. */
export function answersHash(answers: Answers): string {
  const chosen = QUESTION_NAMES.filter((name) => answers[name] !== QUESTIONS[name][0]);
  return chosen.map((name) => `${name}=${answers[name]}`).join('&');
}
