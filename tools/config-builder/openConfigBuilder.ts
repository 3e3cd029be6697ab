import { withBase } from '@rspress/core/runtime';
import { trustedHtml } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { watchOverflows } from '../../theme/prose/behaviors/overflows';
import * as codeStyles from '../../theme/prose/CodeBlock.module.css';
import { builderHtml } from './builderHtml';
import { BUILDER_TEXT } from './builderText';
import { allFiles, neededPackages } from './configFiles';
import { type Answers, answersHash, DEFAULT_ANSWERS, readAnswers, withDom } from './questions';

/** Puts the answers into the URL, without an entry in the history. */
function keepAnswers(answers: string): void {
  const { pathname, search } = window.location;
  const hash = answers === '' ? '' : `#${answers}`;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

const started = new WeakSet<HTMLElement>();

/** Updates the files and the URL when the reader chooses answers. Returns a cleanup function. */
export function openConfigBuilder(builder: HTMLElement, language: Language): () => void {
  const files = builder.querySelector<HTMLElement>('[data-builder-files]');
  const form = builder.querySelector('form');
  if (!files || !form) return () => {};
  const status = builder.querySelector('[data-builder-status]');
  let unwatch = () => {};
  const show = (answers: Answers) => {
    unwatch();
    files.innerHTML = trustedHtml(
      builderHtml(answers, { language, withBase, classes: codeStyles }),
    );
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
  const savedAnswers = readAnswers(window.location.hash);
  // A page that's shown again keeps its listeners.
  if (started.has(builder)) {
    checkInputs(form, savedAnswers);
    show(savedAnswers);
    return () => unwatch();
  }
  started.add(builder);
  const early = earlyAnswers(form);
  const answers = { ...savedAnswers, ...early };
  // As after a change, a framework selects a DOM, unless the reader selected an environment.
  const initial = 'ui' in early && !('environment' in early) ? withDom(answers) : answers;
  checkInputs(form, initial);
  if (Object.keys(early).length > 0) update(initial);
  else if (answersHash(initial) !== '') show(initial);
  form.addEventListener('change', ({ target }) => {
    const checked = checkedAnswers(form);
    const isFramework = target instanceof HTMLElement && target.dataset.question === 'ui';
    const changed = isFramework ? withDom(checked) : checked;
    checkInputs(form, changed);
    update(changed);
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    checkInputs(form, DEFAULT_ANSWERS);
    update(DEFAULT_ANSWERS);
  });
  return () => unwatch();
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-question]')];
}

/** The answers that the reader chose before this code was loaded. */
function earlyAnswers(form: HTMLFormElement): Partial<Answers> {
  const changed = inputsOf(form).filter((input) => input.checked && !input.defaultChecked);
  return Object.fromEntries(changed.map((input) => [input.dataset.question, input.value]));
}

function checkInputs(form: HTMLFormElement, answers: Answers): void {
  for (const input of inputsOf(form)) {
    input.checked = answers[input.dataset.question as keyof Answers] === input.value;
  }
}

function checkedAnswers(form: HTMLFormElement): Answers {
  const checked = inputsOf(form).filter((input) => input.checked);
  const pairs = checked.map((input) => [input.dataset.question ?? '', input.value]);
  return readAnswers(new URLSearchParams(pairs).toString());
}

/** Replaces the packages in the command of each package manager, from the first package on. */
function showPackages(builder: HTMLElement, packages: readonly string[]): void {
  for (const command of builder.querySelectorAll('[data-builder-install] pre > code')) {
    const tokens = [...command.children];
    const firstPackage = tokens.findIndex(({ textContent }) => textContent === ' @rstest/core');
    for (const token of tokens.slice(firstPackage)) token.remove();
    command.append(
      ...packages.map((name) => {
        const token = document.createElement('span');
        token.className = 'hl-string';
        token.textContent = ` ${name}`;
        return token;
      }),
    );
  }
}
