import { HOME_TEXT } from '../i18n/text/homeText';
import { useLanguage } from '../i18n/useLanguage';
import { useFreshness } from '../page/useFreshness';
import * as styles from './HomeLayout.module.css';

/** How many of the site's examples ran, and with which version. */
export function ExampleCount() {
  const text = HOME_TEXT[useLanguage()];
  const { rstest = '', examples } = useFreshness() ?? {};
  return examples ? (
    <p className={styles.exampleCount}>{text.exampleCount(examples.ran, rstest)}</p>
  ) : null;
}
