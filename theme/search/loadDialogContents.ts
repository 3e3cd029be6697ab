import { addStylesheet } from 'static-pages/load';
import stylesheet from './dialog/docSearch.css?url';

export type DialogContentsView = typeof import('./dialog/DialogContents').DialogContents;

let loaded: DialogContentsView | undefined;

/** The contents of the dialog, if they're loaded. */
export function loadedDialogContents(): DialogContentsView | undefined {
  return loaded;
}

/**
 * Loads the contents of the dialog and their stylesheet. Rspress merges the CSS of all chunks into
 * the initial stylesheet; importing this one as a URL keeps it separate.
 */
export async function loadDialogContents(): Promise<DialogContentsView> {
  const [{ DialogContents, loadInsights }] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ './dialog/DialogContents'),
    addStylesheet(stylesheet),
  ]);
  // Search works without it.
  await loadInsights().catch(() => {});
  loaded = DialogContents;
  return DialogContents;
}
