import { addPosting, type Postings } from './postingLists.ts';
import { CALLED_WEIGHTS } from './termIndex.ts';
import { squashFields } from './tokenize.ts';

/** How the sections of a whole site are called. */
export class Headings {
  /** Heading and names of each, squashed, between tabs. */
  readonly #calls: readonly string[];
  readonly #weights: readonly number[];

  /** Lines as `SiteText` gives them. */
  constructor(lines: readonly string[]) {
    const fields = lines.map((line) => line.slice(line.indexOf('\t') + 1));
    // One long text is squashed sooner than a thousand short ones.
    this.#calls = squashFields(fields.join('\n')).split('\n');
    this.#weights = lines.map((line) =>
      line[0] === '1' ? CALLED_WEIGHTS.title : CALLED_WEIGHTS.heading,
    );
  }

  /** The parts with a section that is called so; `partOf` tells the part of a section. */
  called(call: string, partOf: (section: number) => number): Postings {
    const postings: number[] = [];
    this.#calls.forEach((calls, i) => {
      if (!calls.includes(call) || !calls.split('\t').includes(call)) return;
      addPosting(postings, partOf(i), this.#weights[i] ?? 0);
    });
    return postings;
  }
}
