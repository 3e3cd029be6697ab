/** A text with its location. */
export interface Prose {
  readonly file: string;
  readonly text: string;
  readonly lineAt: (index: number) => number;
}

interface JoinedProse {
  /** All texts as paragraphs of one document. */
  readonly text: string;
  /** The file and line of an index in `text`. */
  readonly locate: (index: number) => { file: string; line: number };
}

/** Joins texts into one document, because tools load their settings and dictionaries per document. */
export function joinProse(texts: readonly Prose[]): JoinedProse {
  const starts: number[] = [];
  let text = '';
  for (const prose of texts) {
    starts.push(text.length);
    text += `${prose.text}\n\n`;
  }
  return {
    text,
    locate(index) {
      const position = starts.findLastIndex((start) => start <= index);
      const prose = texts[position];
      const start = starts[position];
      if (!prose || start === undefined) throw new Error(`No text has the index ${index}.`);
      return { file: prose.file, line: prose.lineAt(index - start) };
    },
  };
}
