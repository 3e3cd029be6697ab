import { useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../content/languages';
import { CONVERT_TEXT } from './convertText';
import { readFiles } from './inputFiles';
import { ChosenFiles } from './view/ChosenFiles';
import { InputPane } from './view/InputPane';
import { NoteList } from './view/NoteList';
import { ResultPane } from './view/ResultPane';
import { useConverter } from './view/useConverter';

/** Shows the converter in `element`. Returns a function that removes it. */
export function openConverter(element: HTMLElement, language: Language): () => void {
  const root = createRoot(element);
  root.render(<ConverterApp language={language} />);
  // React can't unmount a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}

/** The converter: files, the input and its result side by side, and notes. */
function ConverterApp({ language }: { language: Language }) {
  const state = useConverter();
  const text = CONVERT_TEXT[language];
  const { files, selected, outcomes } = state;
  const file = files[selected] ?? { path: '', code: '' };
  const outcome = outcomes[selected];
  const showFiles = async (chosen: Iterable<File>) => {
    const inputFiles = await readFiles([...chosen]);
    if (inputFiles.length > 0) state.show(inputFiles);
  };
  useDroppedFiles((dropped) => void showFiles(dropped));
  return (
    <section className="convert" aria-label={text.tool}>
      {files.length > 1 ? <ChosenFiles state={state} text={text} /> : null}
      <div className="convert-panes">
        <InputPane file={file} outcome={outcome} state={state} text={text} onFiles={showFiles} />
        <ResultPane outcome={outcome} text={text} />
      </div>
      {outcome?.ok && outcome.notes.length > 0 ? (
        <NoteList notes={outcome.notes} language={language} text={text} />
      ) : null}
    </section>
  );
}

/**
 * Passes files to `onFiles` that are dropped anywhere on the page, because a browser opens files that are
 * dropped next to the converter instead of the page. The browser still handles text that's dragged.
 */
function useDroppedFiles(onFiles: (files: Iterable<File>) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') take(event.dataTransfer.files);
    };
    document.addEventListener('dragover', handle, { signal });
    document.addEventListener('drop', handle, { signal });
    return () => controller.abort();
  }, []);
}
