import { useFrontmatter } from '@rspress/core/runtime';
import type { ApiFact } from '../plugins/page-data/frontMatter';
import { useText } from '../theme/language/useText';
import styles from './Facts.module.css';

/** How the API of the page is imported, from its front matter. */
export function ApiFacts() {
  const { frontmatter } = useFrontmatter();
  const text = useText();
  const api = frontmatter.api as ApiFact | undefined;
  if (!api) return null;
  return (
    <dl className={styles.facts} aria-label={text.factsImport}>
      <div className={styles.fact}>
        <dt>{text.factsImport}</dt>
        <dd>
          <code>{`import { ${api.names.join(', ')} } from '${api.from}'`}</code>
        </dd>
      </div>
    </dl>
  );
}
