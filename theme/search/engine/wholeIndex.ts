import { getOrMake } from './getOrMake.ts';
import type { WordText } from './packed/wordText.ts';
import type { PagePart } from './pageRecord.ts';
import { joinPostings, type Postings, WEIGHTS } from './postingLists.ts';
import { indexWords, type TermIndex } from './termIndex.ts';
import { isChinese } from './tokenize.ts';

const IN_HEADING = 9;
const IN_TEXT = 2;

/**
 * The index of a site whose texts are all at hand. It is made in the browser, for it would be as
 * large as the texts. Chinese is not even indexed: a search through the texts is quicker.
 */
export class WholeIndex implements TermIndex {
  readonly #parts: readonly PagePart[];
  readonly #spelled: ReadonlyMap<string, readonly Postings[]>;
  readonly #found = new Map<string, Postings>();
  #texts: readonly Texts[] | undefined;

  /** `words` is the text that the parts were read from. */
  constructor(parts: readonly PagePart[], words: WordText) {
    this.#parts = parts;
    this.#spelled = indexWords(parts, words);
  }

  get parts(): number {
    return this.#parts.length;
  }

  get(term: string): Postings {
    return getOrMake(this.#found, term, () =>
      isChinese(term) ? this.#look(term) : joinPostings(this.#spelled.get(term) ?? []),
    );
  }

  spelled(): Iterable<string> {
    return this.#spelled.keys();
  }

  #look(term: string): Postings {
    this.#texts ??= this.#parts.map(textsOf);
    return this.#texts.flatMap(({ headings, all }, i) => {
      if (!all.includes(term)) return [];
      return [i * WEIGHTS + (headings.includes(term) ? IN_HEADING : IN_TEXT)];
    });
  }
}

interface Texts {
  readonly headings: string;
  readonly all: string;
}

function textsOf({ title, sections }: PagePart): Texts {
  const headings = sections.map(({ heading }) => heading).join('\n');
  const lines = sections.flatMap(({ prose, rows, code }) => [...prose, ...rows, code]);
  return { headings, all: [title, headings, ...lines].join('\n') };
}
