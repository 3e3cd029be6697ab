import { ChineseText } from './chineseText.ts';
import { getOrMake } from './getOrMake.ts';
import { Headings } from './headings.ts';
import { lineMarks } from './lineMarks.ts';
import { numberedUses } from './numberedUses.ts';
import type { WordText } from './packed/wordText.ts';
import { type Postings, postingsOf } from './postingLists.ts';
import { SiteText } from './siteText.ts';
import type { TermIndex } from './termIndex.ts';
import type { UseOf } from './termUse.ts';
import { isChinese } from './tokenize.ts';
import { WordList } from './wordList.ts';
import { WordSet } from './wordSet.ts';
import { type SiteOutline, WordUses } from './wordUses.ts';

/**
 * The index of a site whose texts are all at hand. It is made in the browser, for it would be as
 * large as the texts; and no more of it than a query asks for, for most is never asked for.
 */
export class WholeIndex implements TermIndex {
  readonly text: SiteText;
  readonly #words: WordText;
  readonly #marks: Uint8Array;
  readonly #uses: WordUses;
  readonly #list: WordList;
  readonly #found = new Map<string, Postings>();
  readonly #begun = new Map<string, readonly string[]>();
  readonly #having = new Map<string, WordSet>();
  #headings: Headings | undefined;
  #chinese: ChineseText | undefined;
  #spelled: readonly string[] | undefined;

  constructor(words: WordText) {
    this.#words = words;
    this.#marks = lineMarks(words);
    this.#uses = new WordUses(words, this.#marks);
    this.#list = new WordList(words, (word) => this.#uses.has(word));
    this.text = new SiteText(words, this.#marks, this.#outline);
  }

  get parts(): number {
    return this.#outline.parts.length;
  }

  get(term: string): Postings {
    return getOrMake(this.#found, term, () =>
      postingsOf(isChinese(term) ? this.#chineseWeights(term) : this.#weights(term)),
    );
  }

  called(call: string): Postings {
    this.#headings ??= new Headings(this.text.sectionLines());
    return this.#headings.called(call, (section) => this.#outline.partOf[section] ?? 0);
  }

  beginning(start: string): readonly string[] {
    return getOrMake(this.#begun, start, () => this.#list.beginning(start));
  }

  spelled(): readonly string[] {
    this.#spelled ??= this.#list.terms();
    return this.#spelled;
  }

  /** How the texts of a part's section use terms, Chinese aside. */
  usesOf(part: number, section: number): UseOf {
    const { sections, firstSection } = this.#outline;
    const start = sections[(firstSection[part] ?? 0) + section] ?? 0;
    return (term) => numberedUses(this.#words, this.#marks, start, this.#wordsHaving(term));
  }

  get #outline(): SiteOutline {
    return this.#uses.outline;
  }

  #weights(term: string): Uint8Array {
    const weights = new Uint8Array(this.parts);
    for (const word of this.#list.having(term)) {
      this.#uses.addTo(weights, word);
    }
    return weights;
  }

  #chineseWeights(term: string): Uint8Array {
    this.#chinese ??= new ChineseText(this.text.all());
    return this.#chinese.weightsOf(term);
  }

  #wordsHaving(term: string): WordSet {
    return getOrMake(
      this.#having,
      term,
      () => new WordSet(this.#words.words, this.#list.having(term)),
    );
  }
}
