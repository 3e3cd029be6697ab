import { convert } from 'convert-tests';
import { useId } from 'react';
import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import { TEASER_TEXT } from './converterPageText';
import stylesheet from './converterTeaser.css?url';

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
  usePageStyle(stylesheet);
  return (
    <div
      className="teaser"
      data-tool="converter-teaser"
      data-on="focusin"
      data-failed={text.failed}
    >
      <div className="teaser-pane">
        <label className="teaser-name" htmlFor={id}>
          {text.input}
        </label>
        <textarea
          id={id}
          className="teaser-code"
          defaultValue={JEST}
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
        />
      </div>
      <div className="teaser-pane">
        <div className="teaser-name">{text.result}</div>
        <pre
          className="teaser-code"
          translate="no"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
          tabIndex={0}
        >
          <code>{convert({ path: PATH, code: JEST }).code}</code>
        </pre>
      </div>
      <p className="teaser-status" role="status" />
    </div>
  );
}
