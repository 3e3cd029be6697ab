import { Outline } from '../outline/Outline';
import { Overview } from '../overview/Overview';
import { PageBody } from '../page/PageBody';
import { PageFooter } from '../page-tools/PageFooter';
import { PageHeader } from '../page-tools/PageHeader';
import { FloatingTools } from '../scroll/FloatingTools';
import { MenuBar } from '../sidebar/MenuBar';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocLayout.module.css';
import { useDocParts } from './useDocParts';

/** A documentation page: sidebar, content and outline side by side, as far as the width allows. */
export function DocLayout() {
  const parts = useDocParts();
  return (
    <div className={styles.layout} data-outline={parts.outline} data-sidebar={parts.sidebar}>
      <MenuBar sidebar={parts.sidebar} outline={parts.outline} />
      {parts.sidebar ? (
        <div className={styles.sidebar} data-part="sidebar" data-scroller>
          <Sidebar />
        </div>
      ) : null}
      <main id="content" className={styles.content} tabIndex={-1}>
        <article className="prose">
          <PageHeader />
          <PageBody />
        </article>
        {parts.overview ? <Overview /> : null}
        {parts.footer ? <PageFooter /> : null}
      </main>
      {parts.outline ? (
        <div className={styles.outline} data-part="outline" data-scroller>
          <Outline />
        </div>
      ) : null}
      <FloatingTools />
    </div>
  );
}
