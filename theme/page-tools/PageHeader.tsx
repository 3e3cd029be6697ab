import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useText } from '../language/useText';
import { useOriginalLanguage } from '../translation/useOriginalLanguage';
import { CopyMarkdown } from './CopyMarkdown';
import { OpenInAssistant } from './OpenInAssistant';
import styles from './PageHeader.module.css';

/** The page's title, and what can be done with the page as a whole. */
export function PageHeader() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const text = useText();
  const original = useOriginalLanguage();
  const fallback = frontmatter.overview === true ? text.overviewTitle : '';
  return (
    <>
      {/* A new element for a new page: a focus that stays where it is would not be announced. */}
      <h1 key={`title of ${page.routePath}`} className={styles.title} lang={original} tabIndex={-1}>
        {(frontmatter.title ?? page.title) || fallback}
      </h1>
      <div key={page.routePath} className={styles.tools} data-needs-js>
        <CopyMarkdown />
        <OpenInAssistant />
      </div>
    </>
  );
}
