import { PageBody } from '../page/PageBody';
import { SiteFooter } from '../page-tools/SiteFooter';
import styles from './HomeLayout.module.css';

/** The home page. */
export function HomeLayout() {
  return (
    <>
      <main id="content" className={styles.home} tabIndex={-1}>
        <PageBody />
      </main>
      <footer className={styles.footer} data-part="footer">
        <SiteFooter />
      </footer>
    </>
  );
}
