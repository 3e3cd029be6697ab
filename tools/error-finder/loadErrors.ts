import type { Language } from '../../content/languages';
import type { ErrorIndex } from './errorIndex';
import { type ErrorSearch, openErrors } from './findErrors';

const LOADERS: Record<Language, () => Promise<{ default: ErrorIndex }>> = {
  en: () => import(/* webpackChunkName: "errors-en" */ 'virtual-errors-en'),
  zh: () => import(/* webpackChunkName: "errors-zh" */ 'virtual-errors-zh'),
};

const loading = new Map<Language, Promise<ErrorSearch>>();

/** Loads the messages of a language, once. After a failure, calling it again tries again. */
export function loadErrors(language: Language): Promise<ErrorSearch> {
  const known = loading.get(language);
  if (known) return known;
  const loaded = LOADERS[language]().then(
    ({ default: index }) => openErrors(index),
    (error) => {
      loading.delete(language);
      throw error;
    },
  );
  loading.set(language, loaded);
  return loaded;
}
