import { convert } from 'convert-tests';
import { useId } from 'react';
import { useLanguage } from '../../theme/i18n/paths';
import { HighlightedCode } from '../../theme/prose/HighlightedCode';
import * as styles from './ConverterTeaser.module.css';
import { TEASER_TEXT } from './converterPageText';

const PATH = 'src/receipt.test.ts';
const JEST = `jest.mock('./rates');

const send = jest.fn();
beforeEach(() => jest.clearAllMocks());

it('sends the receipt', () => {
  checkout(send);
  expect(send).toHaveBeenCalledTimes(1);
});`;

/** `<ConverterTeaser />`: a field with a Jest test, next to the converted test. openTeaser.ts updates the latter. */
export function ConverterTeaser() {
  const id = useId();
  const text = TEASER_TEXT[useLanguage()];
  return (
    <div
      className={styles.teaser}
      data-tool="converter-teaser"
      data-on="focusin"
      data-failed={text.failed}
    >
      <div className={styles.pane}>
        <label className={styles.name} htmlFor={id}>
          {text.input}
        </label>
        <textarea
          id={id}
          className={styles.code}
          defaultValue={JEST}
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
        />
      </div>
      <div className={styles.pane}>
        <div className={styles.name}>{text.result}</div>
        <pre
          className={styles.code}
          translate="no"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
          tabIndex={0}
        >
          <code>
            <HighlightedCode code={convert({ path: PATH, code: JEST }).code} />
          </code>
        </pre>
      </div>
      <p className={styles.status} role="status" />
    </div>
  );
}
