import { Outline } from '../outline/Outline';
import { Overview } from '../overview/Overview';
import { PageFooter } from '../page-tools/PageFooter';
import { PageHeader } from '../page-tools/PageHeader';
import { MdxComponents } from '../prose/MdxComponents';
import { RunListener } from '../run/RunListener';
import { FloatingTools } from '../scroll/FloatingTools';
import { MenuBar } from '../sidebar/MenuBar';
import { Sidebar } from '../sidebar/Sidebar';
import { PageContent } from '../translation/PageContent';
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
        <MdxComponents>
          <article className="prose">
            <PageHeader />
            <PageContent />
          </article>
          {parts.overview ? <Overview /> : null}
        </MdxComponents>
        {parts.footer ? <PageFooter /> : null}
      </main>
      {parts.outline ? (
        <div className={styles.outline} data-part="outline" data-scroller>
          <Outline />
        </div>
      ) : null}
      <FloatingTools />
      <RunListener />
    </div>
  );
}
