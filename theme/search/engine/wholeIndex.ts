import { getOrMake } from './getOrMake.ts';
import type { PagePart } from './pageRecord.ts';
import { type Postings, WEIGHTS } from './postingLists.ts';
import { indexParts, type TermIndex } from './termIndex.ts';
import { isChinese } from './tokenize.ts';

const IN_HEADING = 9;
const IN_TEXT = 2;

/**
 * The index of a site whose texts are all at hand. It is made in the browser, for it would be as
 * large as the texts. Chinese is not even indexed: a search through the texts is quicker.
 */
export class WholeIndex implements TermIndex {
  readonly #spelled: Map<string, Postings>;
  readonly #chinese = new Map<string, Postings>();
  readonly #texts: readonly { headings: string; all: string }[];

  constructor(parts: readonly PagePart[]) {
    this.#spelled = indexParts(parts, false);
    this.#texts = parts.map(textsOf);
  }

  get parts(): number {
    return this.#texts.length;
  }

  get(term: string): Postings {
    if (!isChinese(term)) return this.#spelled.get(term) ?? [];
    return getOrMake(this.#chinese, term, () => this.#look(term));
  }

  spelled(): Iterable<string> {
    return this.#spelled.keys();
  }

  #look(term: string): Postings {
    return this.#texts.flatMap(({ headings, all }, i) => {
      if (!all.includes(term)) return [];
      return [i * WEIGHTS + (headings.includes(term) ? IN_HEADING : IN_TEXT)];
    });
  }
}

function textsOf({ title, sections }: PagePart) {
  const headings = sections.map(({ heading }) => heading).join('\n');
  const lines = sections.flatMap(({ prose, rows, code }) => [...prose, ...rows, code]);
  return { headings, all: [title, headings, ...lines].join('\n') };
}
