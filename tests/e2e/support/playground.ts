import type { Locator, Page } from '@playwright/test';
import type { PlayText } from 'run-examples/playground';
import type { RunText } from 'run-examples/view';
import type { Language } from '../../../content/languages.ts';
import { PLAY_TEXT } from '../../../theme/run/playground/playText.ts';
import { RUN_TEXT } from '../../../theme/run/runText.ts';

/** Locators for the playground. */
export class PlaygroundPage {
  readonly words: PlayText;
  readonly run: RunText;
  readonly path: string;
  readonly root: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.words = PLAY_TEXT[language];
    this.run = RUN_TEXT[language];
    this.path = language === 'en' ? '/playground' : `/${language}/playground`;
    this.root = page.getByRole('region', { name: this.words.label, exact: true });
  }

  template(title: string): Locator {
    return this.root
      .getByRole('navigation', { name: this.words.templates })
      .getByRole('link', { name: title, exact: true });
  }

  get files(): Locator {
    return this.root.getByRole('region', { name: this.words.files, exact: true });
  }

  get tests(): Locator {
    return this.root.getByRole('region', { name: this.words.tests, exact: true });
  }

  /** The screen reader announcement at the end of a run. */
  get said(): Locator {
    return this.tests.getByRole('status');
  }

  file(path: string): Locator {
    const label = path.replaceAll(/[.()]/g, '\\$&');
    return this.files.getByRole('button', {
      name: new RegExp(`^${label}(?: ${this.run.edited})?$`),
    });
  }

  /** The text field of a file. */
  code(path: string): Locator {
    return this.root.getByRole('textbox', { name: this.run.codeOf(path) });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  passed(tests: number): string {
    return this.run.tally.of(tests, this.run.count.pass);
  }

  failed(tests: number): string {
    return this.run.tally.of(tests, this.run.count.fail);
  }
}
