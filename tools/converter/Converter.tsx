import { usePageStyle } from 'static-pages';
import { useLanguage } from '../../theme/i18n/paths';
import stylesheet from './convert.css?url';
import { CONVERTER_TEXT } from './converterPageText';

/** `<Converter />`: a placeholder of about the converter's height, in which openConverter.tsx opens it. */
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
