import { PageBody, PageEnd } from '../page/StaticParts';
import * as styles from './HomeLayout.module.css';

/** The home page. */
export function HomeLayout() {
  return (
    <>
      <main id="content" className={styles.home} tabIndex={-1}>
        <PageBody />
      </main>
      <footer className={styles.footer} data-part="footer">
        <PageEnd />
      </footer>
    </>
  );
}
