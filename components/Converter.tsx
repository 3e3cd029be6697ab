import { CONVERTER_TEXT } from '../theme/i18n/text/convertText';
import { useLanguage } from '../theme/i18n/useLanguage';
import * as styles from './Converter.module.css';

/** `<Converter />`: the place in which theme/convert opens the converter. */
export function Converter() {
  const { loading, failed, noScript } = CONVERTER_TEXT[useLanguage()];
  return (
    <div className={styles.place} data-tool="converter" data-failed={failed}>
      <div className={styles.loading}>{loading}</div>
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </div>
  );
}
