/** The answers to each question, with the default first. */
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

/** Reads answers from a URL's fragment: `#ui=react&coverage=v8`. Missing and unknown ones are the default. */
export function readAnswers(hash: string): Answers {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const entries = QUESTION_NAMES.map((name) => {
    const answers: readonly string[] = QUESTIONS[name];
    const answer = answers.find((candidate) => candidate === params.get(name));
    return [name, answer ?? answers[0]];
  });
  return Object.fromEntries(entries) as Answers;
}

/** The answers after a framework was chosen: its components need a DOM, so Node.js becomes happy-dom. */
export function withDom(answers: Answers): Answers {
  const needsDom = answers.ui !== 'none' && answers.environment === 'node';
  return needsDom ? { ...answers, environment: 'happy-dom' } : answers;
}

/** The fragment for answers, without `#` and without default answers. */
export function answersHash(answers: Answers): string {
  const chosen = QUESTION_NAMES.filter((name) => answers[name] !== QUESTIONS[name][0]);
  return chosen.map((name) => `${name}=${answers[name]}`).join('&');
}
