import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One row of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
