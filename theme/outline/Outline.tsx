import { usePage } from '@rspress/core/runtime';
import { memo, useId, useMemo } from 'react';
import { useText } from '../language/useText';
import { Link } from '../link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import { useKeepInView } from '../scroll/useKeepInView';
import styles from './Outline.module.css';
import { useActiveHeading } from './useActiveHeading';

/** The page's headings, levels 2 to 4, with the one the reader is at marked. */
export function Outline() {
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
          <OutlineEntry key={heading.id} {...heading} active={heading.id === active} />
        ))}
      </ul>
    </nav>
  );
}

interface OutlineEntryProps {
  id: string;
  text: string;
  depth: number;
  active: boolean;
}

/** While the reader scrolls, two of them change at a time. */
const OutlineEntry = memo(function OutlineEntry({ id, text, depth, active }: OutlineEntryProps) {
  return (
    <li>
      <Link
        className={styles.link}
        data-depth={depth}
        href={`#${id}`}
        aria-current={active ? 'true' : undefined}
      >
        <InlineMarkdown source={text} />
      </Link>
    </li>
  );
});
