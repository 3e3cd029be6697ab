import { usePage } from '@rspress/core/runtime';
import { useId } from 'react';
import type { PageData } from 'static-pages';
import { useText } from '../i18n/useText';
import { Link } from '../navigation/link/Link';
import { InlineMarkdown } from '../prose/InlineMarkdown';
import * as styles from './Outline.module.css';

type Heading = PageData['toc'][number];

/** With more headings, only those of the current section are shown. */
const SHOWN_WHOLE = 12;

/**
 * The headings of levels 2 to 4. Browsers get it as HTML with the first one marked, where a reader begins;
 * ActiveHeadingProvider.tsx marks the others.
 */
export function Outline() {
  const text = useText();
  const title = useId();
  const { toc } = usePage().page;
  return (
    <nav className={styles.outline} aria-labelledby={title} data-outline-list>
      <p id={title} className={styles.title}>
        {text.outlineTitle}
      </p>
      <ul className="list" data-long={toc.length > SHOWN_WHOLE || undefined}>
        {outlineSections(toc).map(([section, ...parts], index) => (
          <li key={section.id}>
            <Entry {...section} isCurrent={index === 0} />
            {parts.length > 0 ? (
              <ul className="list">
                {parts.map((part) => (
                  <li key={part.id}>
                    <Entry {...part} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ id, text, depth, isCurrent }: Heading & { isCurrent?: boolean }) {
  return (
    <Link
      className={styles.link}
      data-depth={depth}
      href={`#${id}`}
      aria-current={isCurrent || undefined}
    >
      <InlineMarkdown source={text} />
    </Link>
  );
}

/** Splits a page's headings before each h2: every section begins with its own heading. */
function outlineSections<T extends { depth: number }>(headings: readonly T[]): [T, ...T[]][] {
  const sections: [T, ...T[]][] = [];
  for (const heading of headings) {
    const section = sections.at(-1);
    if (section && heading.depth > 2) section.push(heading);
    else sections.push([heading]);
  }
  return sections;
}
