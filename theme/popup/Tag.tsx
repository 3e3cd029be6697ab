import styles from './Tag.module.css';

/** A short word beside an entry, such as "new"; the space keeps the two apart when read aloud. */
export function Tag({ tag }: { tag?: string }) {
  if (tag === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{tag}</span>
    </>
  );
}
