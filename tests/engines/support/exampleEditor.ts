import type { Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { RUN_TEXT } from '../../../theme/run/runText.ts';
import type { ReaderPage, Target } from './readerPage.ts';

/** An example that a page runs and lets its reader edit. */
export class ExampleEditor {
  readonly #within: string;
  readonly #words;
  readonly #text;

  constructor(
    readonly reader: ReaderPage,
    set: string,
    language: Language = 'en',
  ) {
    this.#within = `figure[data-run="${set}"]`;
    this.#words = RUN_TEXT[language];
    this.#text = TEXT[language];
  }

  /** The text field of the file that is shown. */
  get code(): Target {
    return this.#target('textarea');
  }

  /** Results, and what the example wrote to the console. */
  get results(): Target {
    return this.#target('.run-panel');
  }

  /** There once a run has ended. */
  get runAgainButton(): Target {
    return this.#target('button', this.#words.runAgain);
  }

  /** As the results say that so many tests passed. */
  passed(tests: number): string {
    return this.#words.tally.of(tests, this.#words.count.pass);
  }

  failed(tests: number): string {
    return this.#words.tally.of(tests, this.#words.count.fail);
  }

  async edit(): Promise<void> {
    await this.reader.click(this.#target('button', this.#text.editCode));
    await this.reader.expectVisible(this.code);
  }

  async run(): Promise<void> {
    await this.reader.click(this.#target('button', this.#text.runCode));
  }

  async runAgain(): Promise<void> {
    await this.reader.click(this.runAgainButton);
  }

  #target(css: string, name?: string): Target {
    return { css, within: this.#within, ...(name !== undefined && { name }) };
  }
}
