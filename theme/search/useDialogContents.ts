import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addStylesheet } from 'static-pages/load';
import { compositionEnded } from '../ui/composition';
import stylesheet from './docsearch/docSearch.css?url';
import { queryInput } from './queryInput';

type DialogContentsView = typeof import('./dialog/DialogContents').DialogContents;

/** The contents of the dialog, if they're loaded. */
let loaded: DialogContentsView | undefined;

/**
 * Loads the contents of the dialog and their stylesheet. Rspress merges the CSS of all chunks into
 * the initial stylesheet; importing this one as a URL keeps it separate.
 */
export async function loadDialogContents(): Promise<DialogContentsView> {
  const [{ DialogContents, loadInsights }] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ './dialog/DialogContents'),
    addStylesheet(stylesheet),
  ]);
  // Search also works if clicks can't be reported.
  await loadInsights().catch(() => {});
  loaded = DialogContents;
  return DialogContents;
}

interface LoadedContents {
  Component: DialogContentsView;
  /** The text of the fallback input. */
  query: string;
  selection: [start: number | null, end: number | null];
  /** Whether Enter was pressed in the fallback input. */
  submitted: string | undefined;
}

/**
 * Loads the contents of the open dialog, which replace the fallback input. The input is replaced within one
 * task, so no key is lost or typed elsewhere, and never while an input method is composing, because a
 * composition can't be continued in another input.
 */
export function useDialogContents(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onLoadFailure: (error: unknown, typed: () => string | undefined) => void,
): LoadedContents | undefined {
  const [contents, setContents] = useState<LoadedContents>();

  const replaceInput = useCallback(
    (Component: DialogContentsView) => {
      const input = queryInput(dialog.current);
      if (!input) return;
      const { value, selectionStart, selectionEnd } = input;
      const query = value.trim() && value;
      setContents({
        Component,
        query,
        selection: [selectionStart, selectionEnd],
        submitted: dialog.current?.dataset.submitted,
      });
    },
    [dialog],
  );
  const fail = useEffectEvent(onLoadFailure);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (loaded) {
      replaceInput(loaded);
      return;
    }
    const load = async () => {
      const Component = await loadDialogContents();
      await compositionEnded();
      flushSync(() => replaceInput(Component));
    };
    load().catch((error) => {
      console.error(error);
      // The ref may have the next dialog by now.
      if (element.open) fail(error, () => (element.open ? queryInput(element)?.value : undefined));
    });
  }, [dialog, open, replaceInput]);

  useLayoutEffect(() => {
    const input = queryInput(dialog.current);
    if (!contents || !input) return;
    input.focus();
    input.setSelectionRange(...contents.selection);
  }, [dialog, contents]);

  return contents;
}
