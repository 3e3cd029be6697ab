import { usePage } from '@rspress/core/runtime';
import { useId, useMemo } from 'react';
import { useText } from '../language/useText';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import { useKeepInView } from '../scroll/useKeepInView';
import styles from './Outline.module.css';
import { useActiveHeading } from './useActiveHeading';

/** The page's headings, levels 2 to 4, with the one the reader is at marked. */
export function Outline({ onFollow }: { onFollow?: () => void }) {
  const text = useText();
  const title = useId();
  const { page } = usePage();
  const ids = useMemo(() => page.toc.map((heading) => heading.id), [page.toc]);
  const active = useActiveHeading(ids);
  const nav = useKeepInView(active);
  return (
    <nav ref={nav} className={styles.outline} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {text.outlineTitle}
      </p>
      <ul className={styles.list}>
        {page.toc.map((heading) => (
          <li key={heading.id}>
            <a
              className={styles.link}
              data-depth={heading.depth}
              href={`#${heading.id}`}
              aria-current={heading.id === active ? 'true' : undefined}
              onClick={() => {
                onFollow?.();
                // The same hash twice fires no event of the browser's own.
                queueMicrotask(() => window.dispatchEvent(new Event('outline-jump')));
              }}
            >
              <InlineMarkdown source={heading.text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
