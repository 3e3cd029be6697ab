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
  const add = async (chosen: Iterable<File>) => {
    const read = await readFiles([...chosen]);
    if (read.length > 0) state.show(read);
  };
  useDroppedFiles((dropped) => void add(dropped));
  return (
    <section className="convert" aria-label={text.tool}>
      {files.length > 1 ? <ChosenFiles state={state} text={text} /> : null}
      <div className="convert-panes">
        <InputPane file={file} outcome={outcome} state={state} text={text} onFiles={add} />
        <ResultPane outcome={outcome} text={text} />
      </div>
      {outcome?.ok && outcome.notes.length > 0 ? (
        <NoteList notes={outcome.notes} language={language} text={text} />
      ) : null}
    </section>
  );
}

/**
 * Takes files that are dropped anywhere on the page. Next to the converter, the browser would open them,
 * and the reader would lose the page. Text that's dragged into a field is left to the browser.
 */
function useDroppedFiles(onFiles: (files: Iterable<File>) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const left = new AbortController();
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') take(event.dataTransfer.files);
    };
    document.addEventListener('dragover', handle, left);
    document.addEventListener('drop', handle, left);
    return () => left.abort();
  }, []);
}
