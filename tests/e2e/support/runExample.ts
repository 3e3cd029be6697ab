import type { Locator, Page } from '@playwright/test';
import type { RunText } from 'run-examples/view';
import type { Language } from '../../../content/languages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { RUN_TEXT } from '../../../theme/run/runText.ts';

/** Locators for a runnable example. */
export class RunExample {
  readonly words: RunText;
  readonly block: Locator;

  constructor(
    readonly page: Page,
    readonly set: string,
    readonly language: Language = 'en',
  ) {
    this.words = RUN_TEXT[language];
    this.block = page.locator(`figure[data-run="${set}"]`).first();
  }

  /** The button of the block, before the example is run or edited. */
  get runButton(): Locator {
    return this.block.getByRole('button', { name: TEXT[this.language].runCode, exact: true });
  }

  get editButton(): Locator {
    return this.block.getByRole('button', { name: TEXT[this.language].editCode, exact: true });
  }

  get panel(): Locator {
    return this.block.getByRole('region', { name: this.words.resultsOf('').trim() });
  }

  /** The screen reader announcement at the end of the last run. */
  get said(): Locator {
    return this.block.locator(':scope > [data-run-slot] > [role=status]');
  }

  get editor(): Locator {
    return this.block.getByRole('region', { name: this.words.editor });
  }

  /** The text field of a file. */
  code(path: string): Locator {
    return this.block.getByRole('textbox', { name: this.words.codeOf(path) });
  }

  tab(path: string): Locator {
    return this.block.getByRole('tab', { name: path });
  }

  tool(name: string): Locator {
    return this.editor.getByRole('button', { name, exact: true });
  }
}
