import { StaticPart } from 'static-pages';
import { ActiveHeadingProvider } from '../outline/ActiveHeadingProvider';
import { useDocParts } from '../page/useDocParts';
import { PageHeader } from '../page-tools/PageHeader';
import { MenuBar } from '../sidebar/MenuBar';
import { ScrollToTop } from '../sidebar/ScrollToTop';
import * as styles from './DocLayout.module.css';

/** A documentation page: sidebar, content and outline in columns, as far as the width allows. */
export function DocLayout() {
  const parts = useDocParts();
  return (
    <ActiveHeadingProvider>
      <MenuBar sidebar={parts.sidebar} outline={parts.outline} />
      <ScrollToTop />
      <div className={styles.layout} data-outline={parts.outline}>
        {parts.sidebar ? (
          <div className={styles.sidebar} data-part="sidebar" data-scroller>
            <StaticPart name="sidebar" />
          </div>
        ) : null}
        <main id="content" className={styles.content} tabIndex={-1}>
          <article className="prose">
            <PageHeader />
            <StaticPart name="body" />
          </article>
          <StaticPart name="end" />
        </main>
        {parts.outline ? (
          <div className={styles.outline} data-part="outline" data-scroller>
            <StaticPart name="outline" />
          </div>
        ) : null}
      </div>
    </ActiveHeadingProvider>
  );
}
