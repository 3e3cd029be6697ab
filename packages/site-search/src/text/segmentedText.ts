import { getOrCreate } from '../getOrCreate.ts';
import { fold, isChinese, NON_CHINESE_RUN, termsOf } from './tokenize.ts';

const RUN = new RegExp(NON_CHINESE_RUN, 'g');
/** Between segments. No run contains it. */
const SPACE = ' ';

/**
 * The terms of some texts, the segments, and where they are. Names are listed when they are first asked
 * for. Chinese, most of whose terms nobody ever asks for, is looked up by `indexOf`.
 */
export class SegmentedText {
  readonly #segments: readonly string[];
  #names: Names | undefined;
  #chinese: Chinese | undefined;

  constructor(segments: readonly string[]) {
    this.#segments = segments;
  }

  /** All terms, Chinese aside. */
  terms(): string[] {
    return [...this.#listNames().terms.keys()];
  }

  /** Visits each occurrence of a term, with the number of its segment and the run that it is in. */
  scan(term: string, visit: (segment: number, run: string) => void): void {
    if (isChinese(term)) this.#scanChinese(term, visit);
    else this.#scanNames(term, visit);
  }

  #scanChinese(term: string, visit: (segment: number, run: string) => void): void {
    this.#chinese ??= foldAll(this.#segments);
    const { text, starts } = this.#chinese;
    let segment = 0;
    // The last character of one may be the first of the next: 监监监 has 监监 twice.
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      while ((starts[segment + 1] ?? Number.POSITIVE_INFINITY) <= at) segment += 1;
      visit(segment, term);
    }
  }

  #scanNames(term: string, visit: (segment: number, run: string) => void): void {
    const { runs, terms } = this.#listNames();
    const found = (terms.get(term) ?? []).flatMap((run) =>
      (runs.get(run) ?? []).map((segment) => ({ segment, run })),
    );
    found.sort((a, b) => a.segment - b.segment);
    for (const { segment, run } of found) visit(segment, run);
  }

  #listNames(): Names {
    this.#names ??= listNames(this.#segments);
    return this.#names;
  }
}

interface Names {
  /** The segments with each run, once for each time it is there. */
  readonly runs: ReadonlyMap<string, readonly number[]>;
  /** The runs with each term. */
  readonly terms: ReadonlyMap<string, readonly string[]>;
}

function listNames(segments: readonly string[]): Names {
  const runs = new Map<string, number[]>();
  const terms = new Map<string, string[]>();
  segments.forEach((text, segment) => {
    for (const run of text.match(RUN) ?? []) getOrCreate(runs, run, newList).push(segment);
  });
  for (const run of runs.keys()) {
    for (const term of termsOf(run)) getOrCreate(terms, term, newList).push(run);
  }
  return { runs, terms };
}

const newList = () => [];

interface Chinese {
  /** All segments, folded. */
  readonly text: string;
  /** Where each of them begins in it. */
  readonly starts: readonly number[];
}

function foldAll(segments: readonly string[]): Chinese {
  let end = 0;
  const starts = segments.map((segment) => {
    const start = end;
    end += segment.length + SPACE.length;
    return start;
  });
  return { text: fold(segments.join(SPACE)), starts };
}
