import { type DragEvent, useState } from 'react';
import type { Language } from '../../../content/languages';
import type { ConvertText } from '../convertText';
import { readFiles } from '../readFiles';
import { FileList } from './FileList';
import { InputPane } from './InputPane';
import { NoteList } from './NoteList';
import { ResultPane } from './ResultPane';
import { Toolbar } from './Toolbar';
import { MOST_FILES, useConverter } from './useConverter';

interface ConverterProps {
  readonly language: Language;
  readonly text: ConvertText;
}

/** The converter: files, the input and its result side by side, and notes. */
export function Converter({ language, text }: ConverterProps) {
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
  // Text that's dragged into a field is left to the browser.
  const allowFiles = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    allowFiles(event);
    void add(event.dataTransfer.files);
  };
  return (
    <section className="convert" aria-label={text.tool} onDragOver={allowFiles} onDrop={drop}>
      <Toolbar
        file={file}
        outcome={outcome}
        state={state}
        text={text}
        onFiles={add}
        onExample={(example) => state.show([example])}
      />
      {notice ? <p role="alert">{notice}</p> : null}
      {files.length > 1 ? <FileList state={state} text={text} /> : null}
      <div className="convert-panes">
        <InputPane file={file} outcome={outcome} state={state} text={text} />
        <ResultPane outcome={outcome} text={text} />
      </div>
      {outcome?.ok && outcome.notes.length > 0 ? (
        <NoteList notes={outcome.notes} language={language} text={text} />
      ) : null}
    </section>
  );
}
