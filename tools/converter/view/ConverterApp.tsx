import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../../../content/languages';
import type { ConvertText } from '../convertText';
import { readFiles } from '../readFiles';
import { ConverterFiles } from './ConverterFiles';
import { ConverterToolbar } from './ConverterToolbar';
import { InputPane } from './InputPane';
import { NoteList } from './NoteList';
import { ResultPane } from './ResultPane';
import { MOST_FILES, useConverter } from './useConverter';

interface ConverterProps {
  readonly language: Language;
  readonly text: ConvertText;
}

/** The converter: files, the input and its result side by side, and notes. */
export function ConverterApp({ language, text }: ConverterProps) {
  const state = useConverter();
  const [notice, setNotice] = useState('');
  const { files, selected, outcomes } = state;
  const file = files[selected] ?? { path: '', code: '' };
  const outcome = outcomes[selected];
  const add = async (chosen: Iterable<File>) => {
    const all = [...chosen];
    if (all.length === 0) return;
    setNotice(all.length > MOST_FILES ? text.tooMany(MOST_FILES) : '');
    state.show(await readFiles(all.slice(0, MOST_FILES)));
  };
  useDroppedFiles((dropped) => void add(dropped));
  return (
    <section className="convert" aria-label={text.tool}>
      {notice ? <p role="alert">{notice}</p> : null}
      {files.length > 1 ? <ConverterFiles state={state} text={text} /> : null}
      <div className="convert-panes">
        <InputPane file={file} outcome={outcome} state={state} text={text}>
          <ConverterToolbar
            file={file}
            outcome={outcome}
            state={state}
            text={text}
            onFiles={add}
            onExample={(example) => state.show([example])}
          />
        </InputPane>
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
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') take(event.dataTransfer.files);
    };
    document.addEventListener('dragover', handle);
    document.addEventListener('drop', handle);
    return () => {
      document.removeEventListener('dragover', handle);
      document.removeEventListener('drop', handle);
    };
  }, []);
}
