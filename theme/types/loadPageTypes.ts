import { removeBase, withBase } from '@rspress/core/runtime';
import { LoadError, loadText } from 'static-pages/load';
import { withoutFileName } from 'static-pages/paths';
import { languagePrefix } from '../../content/routes/localizedPath';
import { typesUrl } from '../../content/routes/pageAssets';
import { type PageTypes, parsePageTypes } from './pageTypes';

const loading = new Map<string, Promise<PageTypes>>();

/** Loads the types of the current page, once. Rejects with a `LoadError`; the next call tries again. */
export function loadPageTypes(): Promise<PageTypes> {
  const url = pageTypesUrl();
  const known = loading.get(url);
  if (known) return known;
  const loaded = load(url);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

/** The URL of the current page's types. */
export function pageTypesUrl(): string {
  const path = withoutFileName(removeBase(window.location.pathname));
  const page = path.slice(languagePrefix(path)?.length ?? 0);
  return withBase(typesUrl(page || '/'));
}

async function load(url: string): Promise<PageTypes> {
  const text = await loadText(url);
  try {
    return parsePageTypes(text);
  } catch (error) {
    throw new LoadError(url, 'invalid', 'it has another format', { cause: error });
  }
}
