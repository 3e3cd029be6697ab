import { trustedHtml } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { codeHtml } from '../../theme/prose/codeTokens';
import { compositionEnded } from '../../theme/ui/composition';
import { TEASER_TEXT } from './converterPageText';
import { type ConvertOutcome, createConverter } from './createConverter';

/** How long typing has to pause before the text is converted, in milliseconds. */
const TYPING_PAUSE = 250;

/** Converts the text of the teaser's field while the reader edits it. Returns a cleanup function. */
export function openTeaser(teaser: HTMLElement, language: Language): () => void {
  const field = teaser.querySelector('textarea');
  const result = teaser.querySelector('code');
  const status = teaser.querySelector('[role=status]');
  if (!field || !result || !status) return () => {};
  const text = TEASER_TEXT[language];
  // The worker is loaded by its first conversion.
  const client = createConverter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (outcome: ConvertOutcome) => {
    if (outcome.ok) result.innerHTML = trustedHtml(codeHtml(outcome.code));
    status.textContent = statusOf(outcome, text);
  };
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await compositionEnded();
      const code = field.value;
      const isWanted = () => code === field.value;
      const outcome = await client.convert({ path: '', code }, isWanted);
      if (outcome && isWanted()) show(outcome);
    }, TYPING_PAUSE);
  };
  field.addEventListener('input', update);
  // The reader may have edited the text before this code was loaded.
  if (field.value !== field.defaultValue) update();
  return () => {
    field.removeEventListener('input', update);
    clearTimeout(timer);
    client.close();
  };
}

function statusOf(outcome: ConvertOutcome, text: (typeof TEASER_TEXT)[Language]): string {
  if (outcome.ok) return text.notes(outcome.notes.length);
  return outcome.reason === 'failed' ? text.failed : text.problem;
}
