import stylesheet from '../../theme/convert/convert.css?url';
import { CONVERTER_TEXT } from '../../theme/i18n/text/convertText';
import { useLanguage } from '../../theme/i18n/useLanguage';
import { usePageStyle } from '../../theme/page/pageStyle';

/** `<Converter />`: the place in which theme/convert opens the converter, of about its height. */
export function Converter() {
  const { loading, failed, noScript } = CONVERTER_TEXT[useLanguage()];
  usePageStyle(stylesheet);
  return (
    <>
      <div data-tool="converter" data-failed={failed} data-needs-js>
        <div className="convert-loading">{loading}</div>
      </div>
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </>
  );
}
