import { useEffect } from 'react';
import { LANGUAGE_TAGS, LANGUAGES } from '../../content/languages';
import { localizedPath } from '../../content/routes/localizedPath';
import { useLanguage, useLocalizedPath } from '../i18n/paths';
import { PAGE_TEXT } from '../i18n/text/pageText';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useLazyComponent } from '../ui/popup/useLazyComponent';
import * as styles from './NotFoundLayout.module.css';

const importSuggestions = async () =>
  (await import(/* webpackChunkName: "not-found" */ './Suggestions')).Suggestions;

/**
 * The 404 page, with a link to the home page in the reader's language. The list of pages to suggest is
 * loaded after it, because all pages contain this layout.
 */
export function NotFoundLayout() {
  const text = useText();
  const language = useLanguage();
  const home = useLocalizedPath()('/');
  const { component: Suggestions, load } = useLazyComponent(importSuggestions);
  useEffect(load, [load]);
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <p className={styles.code}>{text.notFoundCode}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {text.notFoundTitle}
      </h1>
      <Link className="button" href={home}>
        {text.takeMeHome}
      </Link>
      {/* Hosts have one 404 page for all languages, which scripts translate. */}
      <noscript>
        {LANGUAGES.filter((one) => one !== language).map((one) => (
          <p key={one} lang={LANGUAGE_TAGS[one]}>
            <span>{`${PAGE_TEXT[one].notFoundTitle} `}</span>
            <Link href={localizedPath('/', one)}>{PAGE_TEXT[one].takeMeHome}</Link>
          </p>
        ))}
      </noscript>
      {Suggestions ? <Suggestions /> : null}
    </main>
  );
}
