import * as styles from './Tag.module.css';

/**
 * A tag next to an entry, such as "new". The space separates the two for screen readers. It's outside of
 * the element, whose box would otherwise begin in the line above if the line breaks at the space.
 */
export function Tag({ tag }: { tag?: string }) {
  if (tag === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{tag}</span>
    </>
  );
}
