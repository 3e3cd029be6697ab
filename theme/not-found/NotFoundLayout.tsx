import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { useHomePath } from '../navbar/useHomePath';
import styles from './NotFoundLayout.module.css';
import { useLanguagePrefixRedirect } from './useLanguagePrefixRedirect';

/** What an unknown address shows, with a way to the home page of the reader's language. */
export function NotFoundLayout() {
  const text = useText();
  const home = useHomePath();
  useLanguagePrefixRedirect();
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <p className={styles.code}>{text.notFoundCode}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {text.notFoundTitle}
      </h1>
      <Link className="button" href={home}>
        {text.takeMeHome}
      </Link>
    </main>
  );
}
