import { withBase } from '@rspress/core/runtime';
import { trustedHtml } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { watchOverflows } from '../../theme/prose/behaviors/overflows';
import * as code from '../../theme/prose/CodeBlock.module.css';
import { builderHtml } from './builderHtml';
import { BUILDER_TEXT } from './builderText';
import { allFiles, neededPackages } from './configFiles';
import { type Answers, answersHash, fittingAnswers, readAnswers } from './questions';

/** Puts the answers into the URL, without an entry in the history. */
function keepAnswers(answers: string): void {
  const { pathname, search } = window.location;
  const hash = answers === '' ? '' : `#${answers}`;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

const started = new WeakSet<HTMLElement>();

/** Lets the answers of a page's config builder change its files. They're kept in the URL's fragment. */
export function openConfigBuilder(builder: HTMLElement, language: Language): () => void {
  const files = builder.querySelector<HTMLElement>('[data-builder-files]');
  const form = builder.querySelector('form');
  if (!files || !form) return () => {};
  const status = builder.querySelector('[data-builder-status]');
  let unwatch = () => {};
  const show = (answers: Answers) => {
    unwatch();
    files.innerHTML = trustedHtml(builderHtml(answers, { language, withBase, classes: code }));
    unwatch = watchOverflows(files);
    showPackages(builder, neededPackages(answers));
  };
  const update = (answers: Answers) => {
    keepAnswers(answersHash(answers));
    show(answers);
    const lines = allFiles(answers).flatMap((file) => file.lines.filter(({ reason }) => reason));
    const packages = neededPackages(answers).length;
    if (status) status.textContent = BUILDER_TEXT[language].updated(lines.length, packages);
  };
  const kept = readAnswers(window.location.hash);
  // A page that's shown again keeps its listeners.
  if (started.has(builder)) {
    check(form, kept);
    show(kept);
    return () => unwatch();
  }
  started.add(builder);
  const early = earlyAnswers(form);
  const isFramework = 'ui' in early && !('environment' in early);
  const answers = fittingAnswers({ ...kept, ...early }, isFramework ? 'ui' : undefined);
  check(form, answers);
  if (Object.keys(early).length > 0) update(answers);
  else if (answersHash(answers) !== '') show(answers);
  form.addEventListener('change', ({ target }) => {
    const changed = (target as HTMLInputElement).dataset.question;
    const answers = fittingAnswers(checkedAnswers(form), changed);
    check(form, answers);
    update(answers);
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    const defaults = readAnswers('');
    check(form, defaults);
    update(defaults);
  });
  return () => unwatch();
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-question]')];
}

/** What the reader chose while the builder was still loading. */
function earlyAnswers(form: HTMLFormElement): Partial<Answers> {
  const changed = inputsOf(form).filter((input) => input.checked && !input.defaultChecked);
  return Object.fromEntries(changed.map((input) => [input.dataset.question, input.value]));
}

function check(form: HTMLFormElement, answers: Answers): void {
  for (const input of inputsOf(form)) {
    input.checked = answers[input.dataset.question as keyof Answers] === input.value;
  }
}

function checkedAnswers(form: HTMLFormElement): Answers {
  const checked = inputsOf(form).filter((input) => input.checked);
  const pairs = checked.map((input) => [input.dataset.question ?? '', input.value]);
  return readAnswers(new URLSearchParams(pairs).toString());
}

/** Writes the packages into the command of each package manager, after the words for adding. */
function showPackages(builder: HTMLElement, packages: readonly string[]): void {
  for (const command of builder.querySelectorAll('[data-builder-install] pre > code')) {
    const words = [...command.children];
    const first = words.findIndex(({ textContent }) => textContent === ' @rstest/core');
    for (const word of words.slice(first)) word.remove();
    command.append(
      ...packages.map((name) => {
        const word = document.createElement('span');
        word.className = 'hl-string';
        word.textContent = ` ${name}`;
        return word;
      }),
    );
  }
}
