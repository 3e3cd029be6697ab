import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import * as styles from './Heading.module.css';

type Level = 'h2' | 'h3' | 'h4';

/**
 * A heading, and next to it a link to the heading. The link isn't inside the heading, so it isn't part of
 * the heading's accessible name. It has a label but no text, because reader views in browsers would show
 * the text. The two are in a `header`, because reader views would remove a `div` with only a heading.
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
