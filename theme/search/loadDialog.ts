import { addStylesheet } from '../styles/addStylesheet';
import stylesheet from './dialog/docSearch.css?url';

type DialogModule = typeof import('./dialog/SearchDialog');

let loaded: DialogModule | undefined;

/** The dialog, once it is here. */
export function loadedDialog(): DialogModule['SearchDialog'] | undefined {
  return loaded?.SearchDialog;
}

/**
 * Loads the dialog and its stylesheet. Rspress puts the CSS of every chunk into the one stylesheet
 * of first load; this one stays out of it by coming as a file's address.
 */
export async function loadDialog(): Promise<void> {
  const styled = addStylesheet(stylesheet);
  const code = import(/* webpackChunkName: "search-dialog" */ './dialog/SearchDialog');
  const [dialog] = await Promise.all([code, styled]);
  // Nobody's search fails for it.
  await dialog.loadInsights().catch(() => {});
  loaded = dialog;
}
