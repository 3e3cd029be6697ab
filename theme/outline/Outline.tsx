import { usePage } from '@rspress/core/runtime';
import { memo, useContext, useId, useMemo } from 'react';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import type { PageData } from '../page/loadedPage';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import { useKeepInView } from '../ui/useKeepInView';
import { ActiveHeading } from './ActiveHeadingProvider';
import * as styles from './Outline.module.css';
import { outlineSections } from './outlineSections';

type Heading = PageData['toc'][number];

/** With more headings, only those of the current section are shown. */
const SHOWN_WHOLE = 24;

/** The headings of levels 2 to 4, with the active one marked. */
export function Outline() {
  const text = useText();
  const title = useId();
  const { toc } = usePage().page;
  const active = useContext(ActiveHeading);
  const nav = useKeepInView(active);
  const sections = useMemo(() => outlineSections(toc), [toc]);
  const entry = (heading: Heading) => <Entry {...heading} active={heading.id === active} />;
  return (
    <nav ref={nav} className={styles.outline} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {text.outlineTitle}
      </p>
      <ul className={styles.list} data-long={toc.length > SHOWN_WHOLE || undefined}>
        {sections.map(([section, ...parts]) => (
          <li key={section.id}>
            {entry(section)}
            {parts.length > 0 ? (
              <ul className={styles.list}>
                {parts.map((part) => (
                  <li key={part.id}>{entry(part)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Memoized: while the reader scrolls, only two of them change at a time. */
const Entry = memo(function Entry({ id, text, depth, active }: Heading & { active: boolean }) {
  return (
    <Link
      className={styles.link}
      data-depth={depth}
      href={`#${id}`}
      aria-current={active ? 'true' : undefined}
    >
      <InlineMarkdown source={text} />
    </Link>
  );
});
