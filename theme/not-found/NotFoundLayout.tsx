import { useEffect } from 'react';
import { LANGUAGE_TAGS, LANGUAGES } from '../../content/languages';
import { localizedPath } from '../../content/routes/localizedPath';
import { useLanguage, useLocalizedPath } from '../i18n/paths';
import { PAGE_TEXT } from '../i18n/text/pageText';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { useLazyComponent } from '../ui/useLazyComponent';
import * as styles from './NotFoundLayout.module.css';

const importSuggestions = async () =>
  (await import(/* webpackChunkName: "not-found" */ './Suggestions')).Suggestions;

/**
 * The 404 page, with a link to the home page in the reader's language. Suggestions are loaded afterwards,
 * because the script of every page contains this layout, and suggestions need a list of all pages.
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
      {/* Hosts serve one 404 page for all languages. Only scripts can switch to that of the URL. */}
      <noscript>
        {LANGUAGES.filter((code) => code !== language).map((code) => (
          <p key={code} lang={LANGUAGE_TAGS[code]}>
            <span>{`${PAGE_TEXT[code].notFoundTitle} `}</span>
            <Link href={localizedPath('/', code)}>{PAGE_TEXT[code].takeMeHome}</Link>
          </p>
        ))}
      </noscript>
      {Suggestions ? <Suggestions /> : null}
    </main>
  );
}
