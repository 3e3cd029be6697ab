import { HEADING_FIELD, type LineKind, lineKind, TITLE_FIELD } from './pageText.ts';

/** What a stretch of Chinese weighs, once in a part. */
const WEIGHT = { heading: 9, text: 2 } as const;

const PART = '\n/';

/** Looks for Chinese in the text of a site as it is: quicker than an index of its characters. */
export class ChineseText {
  readonly #text: string;
  /** Where each part begins, and behind the last where it ends. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts: number[] = [];
    for (let at = text.indexOf(PART); at >= 0; at = text.indexOf(PART, at + 1)) starts.push(at);
    this.#starts = [...starts, text.length];
  }

  /** What each part weighs that has the stretch in its title, its headings or its texts. */
  weightsOf(stretch: string): Uint8Array {
    const text = this.#text;
    const weights = new Uint8Array(this.#starts.length - 1);
    let part = 0;
    for (let at = text.indexOf(stretch); at >= 0; ) {
      while ((this.#starts[part + 1] ?? 0) <= at) part += 1;
      const line = text.lastIndexOf('\n', at) + 1;
      const kind = lineKind(text[line] ?? '');
      const isText = kind === 'text' || kind === 'code';
      const weight = isText ? WEIGHT.text : weightInFields(kind, text.slice(line, at));
      weights[part] = Math.max(weights[part] ?? 0, weight);
      // The rest of a line of text tells nothing new.
      at = text.indexOf(stretch, isText ? lineEnd(text, at) : at + 1);
    }
    return weights;
  }
}

/** By what of a line with fields stands ahead. */
function weightInFields(kind: LineKind | undefined, ahead: string): number {
  const field = ahead.split('\t').length - 1;
  if (kind === 'section') return field === HEADING_FIELD ? WEIGHT.heading : 0;
  return kind === 'part' && field === TITLE_FIELD ? WEIGHT.text : 0;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
