import { StaticPart } from 'static-pages';
import * as styles from './HomeLayout.module.css';

/** The home page. */
export function HomeLayout() {
  return (
    <>
      <main id="content" className={styles.home} tabIndex={-1}>
        <StaticPart name="body" />
      </main>
      <footer className={styles.footer} data-part="footer">
        <StaticPart name="end" />
      </footer>
    </>
  );
}
