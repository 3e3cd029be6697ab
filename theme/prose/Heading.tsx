import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import * as styles from './Heading.module.css';

type Level = 'h2' | 'h3' | 'h4';

/**
 * A heading with a link to itself next to it, named after the heading. The link isn't inside the heading,
 * so it doesn't become a part of the heading's accessible name. The reader views of browsers would show
 * the text of the link, which therefore has none, and remove a `div` that has only a heading.
 */
function Heading({ level: Level, id, children }: ComponentProps<'h2'> & { level: Level }) {
  const text = useProseText();
  return (
    <header className={styles.heading} data-level={Level}>
      <Level id={id}>{children}</Level>
      <Link
        className={styles.link}
        href={`#${id}`}
        aria-label={text.headingLink(plainText(children))}
      />
    </header>
  );
}

export const H2 = (props: ComponentProps<'h2'>) => <Heading level="h2" {...props} />;
export const H3 = (props: ComponentProps<'h3'>) => <Heading level="h3" {...props} />;
export const H4 = (props: ComponentProps<'h4'>) => <Heading level="h4" {...props} />;

/** The text of a React node without its elements. */
function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return plainText(node.props.children);
  return '';
}
