import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Language } from '../../content/languages';
import { compositionEnded } from '../../theme/ui/composition';
import { readStored, writeStored } from '../../theme/ui/storage/localStore';
import type { ErrorEntry } from './errorEntry';
import { type FoundError, findErrors } from './findErrors';

const LOADERS: Record<Language, () => Promise<{ default: readonly ErrorEntry[] }>> = {
  en: () => import(/* webpackChunkName: "errors-en" */ 'virtual-errors-en'),
  zh: () => import(/* webpackChunkName: "errors-zh" */ 'virtual-errors-zh'),
};

export type FinderState =
  | { readonly phase: 'empty' | 'loading' | 'failed' }
  | { readonly phase: 'done'; readonly pasted: string; readonly found: readonly FoundError[] };

/** How long typing has to pause before the text is looked up, in milliseconds. */
const PAUSE = 200;

/**
 * Finds the explanations of the text in the field: of text that the reader enters, and of text that the
 * browser or this hook restored. The messages are loaded when there is text.
 */
export function useErrorFinder(field: RefObject<HTMLTextAreaElement | null>, language: Language) {
  const [text, setText] = useState('');
  const [state, setState] = useState<FinderState>({ phase: 'empty' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= readStored(KEY, 'sessionStorage') ?? '';
    setText(field.current.value);
  }, [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks the text up again
  useEffect(() => {
    saveText(text);
    if (text.trim() === '') {
      setState({ phase: 'empty' });
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      await compositionEnded();
      if (!isCurrent) return;
      setState((current) => (current.phase === 'done' ? current : { phase: 'loading' }));
      try {
        const { default: entries } = await LOADERS[language]();
        if (isCurrent) setState({ phase: 'done', pasted: text, found: findErrors(text, entries) });
      } catch (error) {
        console.error(error);
        if (isCurrent) setState({ phase: 'failed' });
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, language, attempt]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setText('');
  }, [field]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, setText, clear, retry };
}

const KEY = 'error-finder';

/** Keeps the pasted text for this tab, for when the page is reloaded. */
export function saveText(text: string): void {
  writeStored(KEY, text, 'sessionStorage');
}
