import type { Language } from '../../../content/languages.ts';
import { CONVERT_TEXT } from '../../../theme/convert/convertText.ts';
import { ERRORS_TEXT } from '../../../theme/errors/errorsText.ts';
import { BUILDER_TEXT } from '../../../theme/i18n/text/builderText.ts';
import { VERSION_TEXT } from '../../../theme/i18n/text/versionText.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { RUN_TEXT } from '../../../theme/run/runText.ts';
import { ExampleEditor } from '../support/exampleEditor.ts';
import type { ReaderPage } from '../support/readerPage.ts';
import { expect, test } from '../support/test.ts';

/** What readers do first, in both languages: the nav's words, and the other language's name. */
const READERS = [
  {
    language: 'en',
    prefix: '',
    guide: 'Guide',
    introduction: 'Introduction',
    config: 'Config',
    other: '简体中文',
  },
  {
    language: 'zh',
    prefix: '/zh',
    guide: '指南',
    introduction: '介绍',
    config: '配置',
    other: 'English',
  },
] as const;

const background = ({ driver }: ReaderPage) =>
  driver.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, null);

for (const { language, prefix, guide, introduction, config, other } of READERS) {
  const text = TEXT[language];

  test.describe(`a reader of ${language}`, () => {
    test.beforeEach(async ({ reader }) => {
      // A first visit may lead to the browser's language.
      await reader.open('/');
      await reader.open(`${prefix}/`);
    });

    test('goes from the home page to an option, on, and back', async ({ reader }) => {
      await reader.click({ css: 'header a', name: config });
      await reader.expectAddress(`${prefix}/config/`);
      await reader.click({ css: 'nav a', name: 'testTimeout' });
      await reader.expectAddress(`${prefix}/config/test/testTimeout`);
      await reader.expectText({ css: 'h1' }, 'testTimeout');
      await reader.click({ css: 'a[rel=next]' });
      await reader.expectAddress(`${prefix}/config/test/hookTimeout`);
      await reader.expectText({ css: 'h1' }, 'hookTimeout');
      await reader.back();
      await reader.expectAddress(`${prefix}/config/test/testTimeout`);
      await reader.expectText({ css: 'h1' }, 'testTimeout');
    });

    test('switches the appearance', async ({ reader }) => {
      const light = await background(reader);
      await reader.click({ css: 'header button', name: text.switchToDark });
      await expect.poll(() => background(reader)).not.toBe(light);
      await reader.open(`${prefix}/config/`);
      expect(await background(reader)).not.toBe(light);
      await reader.click({ css: 'header button', name: text.switchToLight });
      await expect.poll(() => background(reader)).toBe(light);
    });

    test('searches', async ({ reader }) => {
      await reader.click({ css: 'header button[aria-keyshortcuts]' });
      await reader.type({ css: 'dialog input' }, 'maxConcurrency');
      await reader.expectText({ css: 'dialog [role=option]' }, 'maxConcurrency');
      await reader.press('Enter');
      await reader.expectAddress(new RegExp(`^${prefix}/config/test/maxConcurrency(?:#|$)`));
      await reader.expectText({ css: 'h1' }, 'maxConcurrency');
    });

    test('converts a test file', async ({ reader }) => {
      const words = CONVERT_TEXT[language];
      await reader.open(`${prefix}/guide/migration/convert`);
      await reader.paste({ css: 'main textarea' }, "xit('later', () => { jest.fn(); });\n");
      await reader.expectText({ css: '.convert-summary' }, words.summary(3, 0, 0));
      await reader.click({ css: 'main label', name: words.result });
      await reader.expectText(
        { css: 'main pre[role=region]' },
        "it.skip('later', () => { rs.fn(); });",
      );
    });

    test('looks up an error', async ({ reader }) => {
      await reader.open(`${prefix}/guide/help/error-finder`);
      const field = { css: 'main textarea' };
      await reader.paste(field, 'Reporter tap not found. Please install it');
      await reader.expectText({ css: '.error-finder-results code' }, 'Reporter tap not found');
      await reader.expectVisible({ css: 'button', name: ERRORS_TEXT[language].clear });
    });

    test('runs an example, changes it and copies code', async ({ reader }) => {
      await reader.click({ css: 'header a', name: guide });
      await reader.expectAddress(`${prefix}/guide/`);
      await reader.click({ css: 'main a', name: introduction });
      await reader.expectAddress(`${prefix}/guide/start/`);
      await runAndChange(reader, language);
      const within = 'figure:not([data-run])';
      await reader.click({ css: 'button', name: text.copyCode, within });
      await reader.expectVisible({ css: 'button', name: text.copied, within });
    });

    test('reads the types of an example', async ({ reader }) => {
      await reader.open(`${prefix}/guide/basic/typescript`);
      await reader.driver.evaluate(() => {
        const code = document.querySelector('figure [data-lang^=ts]');
        code?.closest('figure')?.querySelector<HTMLElement>('[data-code-tool=copy]')?.focus();
      }, null);
      await reader.driver.type('t');
      await reader.expectText({ css: '.type-tip' }, 'const withTax: (net: number) => number');
      await reader.press('Escape');
      await expect.poll(() => reader.text({ css: '.type-tip' })).toBeUndefined();
    });

    test('chooses a version of Rstest', async ({ reader }) => {
      const words = VERSION_TEXT[language];
      await reader.open(`${prefix}/config/test/silent`);
      await reader.click({ css: 'main dl a' });
      await reader.type({ css: 'dialog select' }, '0.9.2');
      await reader.click({ css: 'dialog button', name: words.apply });
      await reader.expectText({ css: '.version-notice' }, words.wholePage('0.10.0'));
    });

    test('answers questions about a project', async ({ reader }) => {
      await reader.open(`${prefix}/guide/start/config-builder`);
      await reader.click({ css: 'input[value=react]' });
      await reader.expectText({ css: '[data-builder-files]' }, 'pluginReact()');
      await reader.expectAddress(`${prefix}/guide/start/config-builder#ui=react`);
      await reader.click({ css: 'button', name: BUILDER_TEXT[language].playground });
      const { run, tally, count } = RUN_TEXT[language];
      await reader.click({ css: 'button', name: run, within: '.play' });
      await reader.expectText({ css: '.play-results' }, tally.of(1, count.pass));
    });

    test('changes a project in the playground', async ({ reader }) => {
      const within = '.play';
      const { tally, count, run } = RUN_TEXT[language];
      const results = { css: '.play-results', within };
      await reader.open(`${prefix}/playground#play=typescript`);
      await reader.expectText(results, tally.of(4, count.pass));
      const code = { css: 'textarea', within };
      const before = String(await reader.text(code));
      await reader.paste(code, before.replace('toBe(15.8)', 'toBe(16)'));
      await reader.expectText(results, tally.of(1, count.fail));
      await reader.click({ css: 'nav a', name: 'React', within });
      await reader.expectAddress(`${prefix}/playground#play=react`);
      await reader.expectText(results, tally.of(2, count.pass));
      await reader.expectVisible({ css: 'button', name: run, within });
    });

    test('changes the language of the page', async ({ reader }) => {
      await reader.open(`${prefix}/config/test/testTimeout`);
      await reader.click({ css: 'header button', name: text.languages });
      await reader.click({ css: 'header a', name: other });
      const path = '/config/test/testTimeout';
      await reader.expectAddress(language === 'en' ? `/zh${path}` : path);
      await reader.expectVisible({ css: `html[lang^=${language === 'en' ? 'zh' : 'en'}] h1` });
    });
  });
}

async function runAndChange(reader: ReaderPage, language: Language): Promise<void> {
  const example = new ExampleEditor(reader, 'top', language);
  await example.run();
  await reader.expectVisible(example.runAgainButton);
  await reader.expectText(example.results, example.passed(1));
  await example.edit();
  const code = String(await reader.text(example.code));
  await reader.paste(example.code, code.replace(/toBe\(.*\)/, `toBe('nothing')`));
  await example.runAgain();
  await reader.expectText(example.results, example.failed(1));
}
